/** The functions of a source file, and the file with a probe in each that tells whether it was called. */
import ts from 'typescript';

/** A function with a body: where it begins and ends in the text. Functions are numbered in the order in which they begin. */
export type Span = { readonly from: number; readonly to: number };
/** What a probe writes to: a 1 at the number of each function that was called. */
export const CALLED = '__called';

type Found = Span & { readonly body: ts.Node };

function found(text: string): Found[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const functions: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined)
      functions.push({ from: node.getStart(), to: node.getEnd(), body: node.body as ts.Node });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return functions;
}

/** How many functions a text has. */
export const functionCount = (text: string): number => found(text).length;

/** The number of the innermost function around a place in the text; undefined at the top level. */
export function functionAround(text: string, at: number): number | undefined {
  const around = found(text).findLastIndex(({ from, to }) => from <= at && at < to);
  return around < 0 ? undefined : around;
}

/** The text with a probe in each function. @param first the number of its first function */
export function withProbes(text: string, first: number): string {
  const parts = found(text).flatMap(({ body }, at) => {
    const probe = `globalThis.${CALLED}[${first + at}] = 1`;
    if (ts.isBlock(body)) return [{ at: body.getStart() + 1, part: ` ${probe};` }];
    return [
      { at: body.getStart(), part: `(${probe}, ` },
      { at: body.getEnd(), part: ')' },
    ];
  });
  // From the end, so that places before it stay what they are.
  return parts
    .toSorted((one, other) => other.at - one.at)
    .reduce((whole, { at, part }) => whole.slice(0, at) + part + whole.slice(at), text);
}
