/** The mutation operators: each takes a syntax node and gives what could replace it. */
import ts from 'typescript';

/** Replacements of a node. `at` is the node whose line counts as mutated, if it is not the node itself. */
export type Change = { readonly node: ts.Node; readonly to: string; readonly at?: ts.Node };
type Operator = (node: ts.Node) => readonly Change[];

const K = ts.SyntaxKind;

/** Each operator with similar ones: other boundaries, opposites. */
const OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, readonly string[]>>> = {
  [K.LessThanToken]: ['<=', '>='],
  [K.LessThanEqualsToken]: ['<', '>'],
  [K.GreaterThanToken]: ['>=', '<='],
  [K.GreaterThanEqualsToken]: ['>', '<'],
  [K.EqualsEqualsEqualsToken]: ['!=='],
  [K.ExclamationEqualsEqualsToken]: ['==='],
  [K.PlusToken]: ['-'],
  [K.MinusToken]: ['+'],
  [K.AsteriskToken]: ['/'],
  [K.SlashToken]: ['*'],
  [K.PercentToken]: ['*'],
  [K.PlusEqualsToken]: ['-='],
  [K.MinusEqualsToken]: ['+='],
};

/** Methods that replace each other, or are removed (an empty name). */
const METHODS: Readonly<Record<string, string>> = {
  ...{ some: 'every', every: 'some', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' },
  ...{ find: 'findLast', findLast: 'find', findIndex: 'findLastIndex', indexOf: 'lastIndexOf' },
  ...{ push: 'unshift', unshift: 'push', pop: 'shift', shift: 'pop' },
  ...{ filter: '', slice: '', sort: '', toSorted: '', reverse: '', toReversed: '' },
};

/** Methods that return a list, which could be empty instead. */
const LISTS = new Set(['map', 'filter', 'flatMap', 'slice', 'toSorted', 'toReversed']);

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const comparisonsAndSums: Operator = (node) => {
  if (
    !ts.isBinaryExpression(node) ||
    isText(node.left) ||
    (isText(node.right) && node.operatorToken.kind === K.PlusToken)
  )
    return [];
  const { left, operatorToken, right } = node;
  return (OPERATORS[operatorToken.kind] ?? []).map((operator) => ({
    node,
    at: operatorToken,
    to: `${left.getText()} ${operator} ${right.getText()}`,
  }));
};

/** `a && b` becomes `a || b`, `a` and `b`: each condition has to matter. */
const logic: Operator = (node) => {
  if (!ts.isBinaryExpression(node)) return [];
  const { left, operatorToken, right } = node;
  const [one, other] = [left.getText(), right.getText()];
  const sides = [left, right].map((side) => ({ node, at: side, to: side === left ? `(${other})` : `(${one})` }));
  if (operatorToken.kind === K.QuestionQuestionToken) return sides;
  if (operatorToken.kind === K.AmpersandAmpersandToken)
    return [...sides, { node, at: operatorToken, to: `(${one} || ${other})` }];
  if (operatorToken.kind === K.BarBarToken) return [...sides, { node, at: operatorToken, to: `(${one} && ${other})` }];
  return [];
};

const signs: Operator = (node) => {
  if (ts.isPostfixUnaryExpression(node)) {
    return [{ node, to: `${node.operand.getText()}${node.operator === K.PlusPlusToken ? '--' : '++'}` }];
  }
  if (!ts.isPrefixUnaryExpression(node)) return [];
  const operand = node.operand.getText();
  if (node.operator === K.PlusPlusToken) return [{ node, to: `--${operand}` }];
  if (node.operator === K.MinusMinusToken) return [{ node, to: `++${operand}` }];
  return node.operator === K.ExclamationToken || node.operator === K.MinusToken ? [{ node, to: `(${operand})` }] : [];
};

const literals: Operator = (node) => {
  if (node.kind === K.TrueKeyword) return [{ node, to: 'false' }];
  if (node.kind === K.FalseKeyword) return [{ node, to: 'true' }];
  if (!ts.isNumericLiteral(node)) return [];
  const value = Number(node.text);
  // -1 means none, as any other negative number does.
  const isNegative = ts.isPrefixUnaryExpression(node.parent) && node.parent.operator === K.MinusToken;
  const others = [...(isNegative ? [] : [value + 1]), ...(value > 0 ? [value - 1] : [])];
  return others.map((other) => ({ node, to: String(other) }));
};

/** A condition becomes true, false or its opposite. A loop is only skipped: an endless one would prove nothing. */
const conditions: Operator = (node) => {
  if (ts.isIfStatement(node)) return asked(node.expression);
  if (ts.isConditionalExpression(node)) return asked(node.condition);
  if (ts.isWhileStatement(node)) return [{ node: node.expression, to: 'false' }];
  return ts.isForStatement(node) && node.condition !== undefined ? [{ node: node.condition, to: 'false' }] : [];
};

function asked(condition: ts.Expression): readonly Change[] {
  const constants = [
    { node: condition, to: 'true' },
    { node: condition, to: 'false' },
  ];
  // These operators have their own opposites.
  if (ts.isBinaryExpression(condition) || ts.isPrefixUnaryExpression(condition)) return constants;
  return [...constants, { node: condition, to: `!(${condition.getText()})` }];
}

/** A call, an assignment, an increment or an early return is removed. */
const statements: Operator = (node) => {
  const isEarlyEnd =
    (ts.isReturnStatement(node) && node.expression === undefined) ||
    ts.isContinueStatement(node) ||
    (ts.isBreakStatement(node) && !ts.isCaseOrDefaultClause(node.parent));
  return ts.isExpressionStatement(node) || isEarlyEnd ? [{ node, to: ';' }] : [];
};

const methods: Operator = (node) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: from, name } = node.expression;
  const other = Object.hasOwn(METHODS, name.text) ? METHODS[name.text] : undefined;
  if (other === undefined) return [];
  const given = node.arguments.map((argument) => argument.getText()).join(', ');
  return [{ node, at: name, to: other === '' ? from.getText() : `${from.getText()}.${other}(${given})` }];
};

/** A function returns an empty list or undefined. Functions that only call another are left out. */
const results: Operator = (node) => {
  const given = ts.isReturnStatement(node) ? node.expression : ts.isArrowFunction(node) ? node.body : undefined;
  if (given === undefined) return [];
  if (ts.isArrayLiteralExpression(given)) return given.elements.length > 0 ? [{ node: given, to: '[]' }] : [];
  if (!ts.isCallExpression(given)) return [];
  const { expression: called } = given;
  const name = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();
  if (LISTS.has(name)) return [{ node: given, to: '[]' }];
  return ts.isArrowFunction(node) || name.startsWith('refuse') ? [{ node: given, to: 'undefined' }] : [];
};

/** All operators. */
export const ALL: readonly Operator[] = [
  comparisonsAndSums,
  logic,
  signs,
  literals,
  conditions,
  statements,
  methods,
  results,
];
