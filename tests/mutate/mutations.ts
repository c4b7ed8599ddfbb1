import ts from 'typescript';
import { ALL, type Change } from './operators.ts';

/** One way to break one line of a file. */
export type Mutation = {
  /** From the root of the project. */
  readonly file: string;
  /** The number of the line, from 1, and what stands there. */
  readonly line: number;
  readonly text: string;
  /** What is replaced, and by what; on one line each, to be read. */
  readonly from: string;
  readonly to: string;
  /** The whole file as it stands when broken. */
  readonly broken: string;
};

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Every way to break the file, in the order of its text. @param text what stands in it */
export function mutationsOf(file: string, text: string): Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found = new Map<string, Mutation>();
  const add = ({ node, to, at = node }: Change): void => {
    const line = source.getLineAndCharacterOfPosition(at.getStart()).line;
    const broken = text.slice(0, node.getStart()) + to + text.slice(node.getEnd());
    const from = onOneLine(node.getText());
    // Two operators may agree.
    if (broken !== text && !found.has(broken)) {
      found.set(broken, { file, line: line + 1, text: lines[line]?.trim() ?? '', from, to: onOneLine(to), broken });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    for (const operator of ALL) operator(node).forEach(add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()];
}
