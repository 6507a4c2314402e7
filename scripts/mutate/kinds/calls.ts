import { type Kind, methodOf, type Node, replace } from '../syntax.ts';

const swapped: Record<string, string> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
};

/** These steps of a chain can be left out, because they return the same type that they are called on. */
const steps = new Set([
  'filter',
  'trim',
  'toLowerCase',
  'toUpperCase',
  'normalize',
  'replace',
  'replaceAll',
  'toReversed',
  'reverse',
]);

/** `text.replace('a', b)` can be left out; a record's `replace(before, change)` is a write. */
const isTextReplaced = (node: Node): boolean =>
  node.type === 'CallExpression' && node.arguments.length === 2 && node.arguments[0]?.type === 'Literal';

const ofStep: Kind = ({ node, parents: [parent] }, textOf) => {
  const method = methodOf(node);
  // `reply.replace(…)` alone on a line is a call for its effect.
  if (!method || !steps.has(method.name) || parent?.type === 'ExpressionStatement') return [];
  if (method.name.startsWith('replace') && !isTextReplaced(node)) return [];
  return [replace(`.${method.name}() dropped`, node, textOf(method.object))];
};

const ofSearch: Kind = ({ node }, textOf) => {
  const method = methodOf(node);
  const other = method && swapped[method.name];
  if (!other || node.type !== 'CallExpression' || node.arguments.length !== 1) return [];
  const [argument] = node.arguments;
  // Only calls with a single callback count: a repository's `find(table, …)` has more arguments, and a record's
  // has no function.
  if (argument?.type !== 'ArrowFunctionExpression' && argument?.type !== 'FunctionExpression') return [];
  return [
    replace(
      `.${method.name} becomes .${other}`,
      node,
      `${textOf(method.object)}.${other}(${textOf(argument)})`,
    ),
  ];
};

const ofSort: Kind = ({ node }, textOf) => {
  const name = methodOf(node)?.name;
  return name === 'sort' || name === 'toSorted'
    ? [replace('order reversed', node, `${textOf(node)}.${name === 'sort' ? 'reverse' : 'toReversed'}()`)]
    : [];
};

const ofSlice: Kind = ({ node }, textOf) => {
  if (methodOf(node)?.name !== 'slice' || node.type !== 'CallExpression') return [];
  const last = node.arguments.at(-1);
  return last && last.type !== 'SpreadElement'
    ? [
        replace('slice one longer', last, `(${textOf(last)}) + 1`),
        replace('slice one shorter', last, `(${textOf(last)}) - 1`),
      ]
    : [];
};

const roundings: Record<string, string> = { floor: 'ceil', ceil: 'floor', round: 'floor', trunc: 'ceil' };

const ofMath: Kind = ({ node }, textOf) => {
  const method = methodOf(node);
  if (!method || node.type !== 'CallExpression' || textOf(method.object) !== 'Math') return [];
  const { name } = method;
  const other = roundings[name];
  if (other) return [replace(`Math.${name} becomes Math.${other}`, node.callee, `Math.${other}`)];
  if (name !== 'min' && name !== 'max') return [];
  const bounds = node.arguments.filter(({ type }) => type !== 'SpreadElement');
  return bounds.length < 2
    ? []
    : bounds.map((bound) => replace(`Math.${name} dropped`, node, `(${textOf(bound)})`));
};

const unheard = /^(?:log|console|super)\b/;

const callOf = (node: Node): Node | undefined => {
  if (node.type === 'AwaitExpression') return callOf(node.argument);
  return node.type === 'CallExpression' ? node : undefined;
};

/** Removes calls whose effect matters, such as a mail or a write; no test must assert log lines. */
const ofEffect: Kind = ({ node }, textOf) => {
  if (node.type !== 'ExpressionStatement') return [];
  const call = callOf(node.expression);
  return call && !unheard.test(textOf(call)) ? [replace('call dropped', node, ';')] : [];
};

export const callKinds: readonly Kind[] = [ofStep, ofSearch, ofSort, ofSlice, ofMath, ofEffect];
