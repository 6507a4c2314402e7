import { type Edit, type Kind, type Node, replace } from '../syntax.ts';

const isObject = (node: Node): boolean =>
  node.type === 'ParenthesizedExpression' ? isObject(node.expression) : node.type === 'ObjectExpression';

const ofLogic: Kind = ({ node, parents }, textOf) => {
  if (node.type !== 'LogicalExpression') return [];
  const [left, right] = [`(${textOf(node.left)})`, `(${textOf(node.right)})`];
  if (node.operator === '??')
    return [replace('default dropped', node, left), replace('default always taken', node, right)];
  const edits: Edit[] = [
    replace(`left of ${node.operator} dropped`, node, right),
    replace(`right of ${node.operator} dropped`, node, left),
  ];
  // `...(isOpen && { … })` chooses whether a part is there, so `||` would make no sense.
  const parent = parents.find(({ type }) => type !== 'ParenthesizedExpression');
  const isPart = parent?.type === 'SpreadElement' || isObject(node.right);
  const other = node.operator === '&&' ? '||' : '&&';
  if (!isPart) edits.push(replace(`${node.operator} becomes ${other}`, node, `(${left} ${other} ${right})`));
  return edits;
};

const turned: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};

const ofComparison: Kind = ({ node }, textOf) => {
  const other = node.type === 'BinaryExpression' ? turned[node.operator] : undefined;
  if (node.type !== 'BinaryExpression' || other === undefined) return [];
  return [
    replace(`${node.operator} becomes ${other}`, node, `${textOf(node.left)} ${other} ${textOf(node.right)}`),
  ];
};

export const logicKinds: readonly Kind[] = [ofLogic, ofComparison];
