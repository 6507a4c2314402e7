import { type Kind, type Node, replace } from '../syntax.ts';

/** Tells whether a branch always leaves. An `if (true)` there is no fault, since every test would notice it. */
function alwaysLeaves(node: Node): boolean {
  if (node.type === 'BlockStatement') return node.body.some(alwaysLeaves);
  return ['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'].includes(node.type);
}

const isPlain = (node: Node) =>
  !['LogicalExpression', 'BinaryExpression', 'UnaryExpression'].includes(node.type);

const ofIf: Kind = ({ node }, textOf) => {
  if (node.type !== 'IfStatement') return [];
  const edits = [replace('condition never holds', node.test, 'false')];
  if (node.alternate || !alwaysLeaves(node.consequent))
    edits.push(replace('condition always holds', node.test, 'true'));
  if (isPlain(node.test)) edits.push(replace('condition negated', node.test, `!(${textOf(node.test)})`));
  return edits;
};

const ofChoice: Kind = ({ node }, textOf) =>
  node.type === 'ConditionalExpression'
    ? [
        replace('choice always the first', node, `(${textOf(node.consequent)})`),
        replace('choice always the second', node, `(${textOf(node.alternate)})`),
      ]
    : [];

const ofNegation: Kind = ({ node, parents: [parent] }, textOf) =>
  node.type === 'UnaryExpression' &&
  node.operator === '!' &&
  node.argument.type !== 'UnaryExpression' &&
  parent?.type !== 'UnaryExpression'
    ? [replace('negation dropped', node, `(${textOf(node.argument)})`)]
    : [];

export const conditionKinds: readonly Kind[] = [ofIf, ofChoice, ofNegation];
