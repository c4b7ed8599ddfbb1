import ts from 'typescript';
import { ALL, type Change } from './operators.ts';

/** One mutation of one line of a file. */
export type Mutation = {
  /** Path relative to the root of the project. */
  readonly file: string;
  /** The number of the line, from 1, and its text. */
  readonly line: number;
  readonly text: string;
  /** Where in the file that is replaced begins. */
  readonly at: number;
  /** What is replaced and by what, on one line each, for people. */
  readonly from: string;
  readonly to: string;
  /** The whole text of the mutated file. */
  readonly broken: string;
};

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Every mutation of a file, in the order of its text. @param text the text of the file */
export function mutationsOf(file: string, text: string): Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found = new Map<string, Mutation>();
  const add = ({ node, to: by, at = node }: Change): void => {
    const begin = node.getStart();
    const line = source.getLineAndCharacterOfPosition(at.getStart()).line;
    const broken = text.slice(0, begin) + by + text.slice(node.getEnd());
    // Two operators may make the same mutation.
    if (broken !== text && !found.has(broken)) {
      const [from, to] = [onOneLine(node.getText()), onOneLine(by)];
      found.set(broken, { file, line: line + 1, text: lines[line]?.trim() ?? '', at: begin, from, to, broken });
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
