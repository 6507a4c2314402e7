import { type Kind, keyNameOf, type Node, replace, takeOut } from '../syntax.ts';

const isText = (node: Node): boolean => {
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'Literal') return typeof node.value === 'string';
  if (node.type === 'ParenthesizedExpression') return isText(node.expression);
  return (
    node.type === 'BinaryExpression' && node.operator === '+' && (isText(node.left) || isText(node.right))
  );
};

const ofArithmetic: Kind = ({ node }, textOf) => {
  if (node.type !== 'BinaryExpression' || isText(node)) return [];
  const [left, right] = [textOf(node.left), textOf(node.right)];
  const drops = [replace('right part of a sum dropped', node, `(${left})`)];
  if (node.operator === '+')
    return [
      ...drops,
      replace('left part of a sum dropped', node, `(${right})`),
      replace('+ becomes -', node, `(${left} - ${right})`),
    ];
  if (node.operator === '-') return [...drops, replace('- becomes +', node, `(${left} + ${right})`)];
  if (node.operator === '*' || node.operator === '/')
    return [replace(`right of ${node.operator} dropped`, node, `(${left})`)];
  return [];
};

const ofAssignment: Kind = ({ node }, textOf) => {
  if (node.type !== 'AssignmentExpression' || (node.operator !== '+=' && node.operator !== '-=')) return [];
  const other = node.operator === '+=' ? '-=' : '+=';
  const text = `${textOf(node.left)} ${other} ${textOf(node.right)}`;
  return isText(node.right) ? [] : [replace(`${node.operator} becomes ${other}`, node, text)];
};

const ofBoolean: Kind = ({ node }) =>
  node.type === 'Literal' && typeof node.value === 'boolean'
    ? [replace(`${node.value} becomes ${!node.value}`, node, String(!node.value))]
    : [];

const comparisons = new Set(['<', '<=', '>', '>=', '===', '!==']);
const namesALimit =
  /max|min|limit|most|fewest|least|longest|shortest|days|hours|minutes|seconds|millis|size|tries|attempts|times|share|percent|points|count/i;

function isLimit(parents: readonly Node[]): boolean {
  // The name may belong to a product or a sum of numbers: `const maxAge = 24 * 60`.
  const parent = parents.find(({ type }) => type !== 'BinaryExpression');
  if (parent?.type === 'VariableDeclarator')
    return parent.id.type === 'Identifier' && namesALimit.test(parent.id.name);
  return parent !== undefined && namesALimit.test(keyNameOf(parent) ?? '');
}

const ofNumber: Kind = ({ node, parents }) => {
  if (node.type !== 'Literal' || typeof node.value !== 'number' || !Number.isInteger(node.value)) return [];
  const [parent] = parents;
  const isCompared = parent?.type === 'BinaryExpression' && comparisons.has(parent.operator);
  if (!isCompared && !isLimit(parents)) return [];
  return [
    replace('number one more', node, String(node.value + 1)),
    replace('number one less', node, node.value === 0 ? '(-1)' : String(node.value - 1)),
  ];
};

const isOfOneSort = (elements: readonly (Node | null)[]): boolean =>
  elements.some((one) => one?.type === 'SpreadElement') ||
  elements.every((one) => one?.type === 'Literal' && typeof one.value === 'string') ||
  elements.every((one) => one?.type === 'ObjectExpression') ||
  elements.every((one) => one?.type === 'CallExpression');

/** Tuples are left out: each element of `Promise.all([a(), b()])` or `[key, value]` has its own place. */
const ofList: Kind = ({ node, parents: [parent] }, textOf) => {
  if (node.type !== 'ArrayExpression' || node.elements.length < 2 || !isOfOneSort(node.elements)) return [];
  const isTuple =
    (parent?.type === 'VariableDeclarator' && parent.id.type === 'ArrayPattern') ||
    (parent?.type === 'CallExpression' && textOf(parent.callee).startsWith('Promise.'));
  if (isTuple) return [];
  return node.elements.flatMap((_, index) => takeOut('element of a list dropped', node.elements, index));
};

export const valueKinds: readonly Kind[] = [ofArithmetic, ofAssignment, ofBoolean, ofNumber, ofList];
