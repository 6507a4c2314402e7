import { type Kind, keyNameOf, type Node, replace, takeOut } from '../syntax.ts';

/** `check` consists of its condition; the whole of it is dropped as an element of its list of writes. */
const isCheck = (callee: string): boolean => /(?:^|\.)check$/.test(callee);

/** A guard is `{ when: …, refusal: … }`: the condition, each of its parts and the refusal can be dropped. */
const ofGuard: Kind = ({ node, parents: [parent] }, textOf) => {
  if (node.type !== 'ObjectExpression') return [];
  const callee = parent?.type === 'CallExpression' ? textOf(parent.callee) : '';
  return node.properties.flatMap((property, index): Edit[] => {
    const name = keyNameOf(property);
    if (property.type !== 'Property' || (name !== 'when' && name !== 'refusal')) return [];
    if (name === 'refusal')
      return parent?.type === 'CallExpression' || node.properties.some((one) => keyNameOf(one) === 'when')
        ? takeOut('refusal of a write dropped', node.properties, index)
        : [];
    const whole = isCheck(callee) ? [] : takeOut('write condition dropped', node.properties, index);
    if (property.value.type !== 'ObjectExpression' || property.value.properties.length < 2) return whole;
    const parts = property.value.properties;
    return [
      ...whole,
      ...parts.flatMap((_, part) => takeOut('part of a write condition dropped', parts, part)),
    ];
  });
};

const operators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '=': '<>',
  '<>': '=',
};

/** A part of a write condition can have an operator: `{ is: '<', to: limit }`. */
const ofOperator: Kind = ({ node }) => {
  if (node.type !== 'Property' || keyNameOf(node) !== 'is') return [];
  const literal = node.value.type === 'TSAsExpression' ? node.value.expression : node.value;
  const other =
    literal.type === 'Literal' && typeof literal.value === 'string' ? operators[literal.value] : undefined;
  return other ? [replace('boundary of a write condition', literal, `'${other}'`)] : [];
};

const plainValues = new Set(['Literal', 'TemplateLiteral', 'Identifier', 'MemberExpression']);
const comparesPresent = /^\{\s*is: '[<>=]=?'/;

/** A missing item has no attribute that could equal a value, or be above or below one. */
const failsWhenMissing = (part: Node, textOf: (node: Node) => string): boolean =>
  part.type === 'Property' && (plainValues.has(part.value.type) || comparesPresent.test(textOf(part.value)));

/** A guard such as `{ when: { status: 'open' } }` refuses a missing item, whether the write is an update or not. */
const refusesMissing = (guard: Node | undefined, textOf: (node: Node) => string): boolean =>
  guard?.type === 'ObjectExpression' &&
  guard.properties.some(
    (property) =>
      property.type === 'Property' &&
      keyNameOf(property) === 'when' &&
      property.value.type === 'ObjectExpression' &&
      property.value.properties.some((part) => failsWhenMissing(part, textOf)),
  );

const unguarded: Record<string, string> = { create: 'put', update: 'upsert' };
const operationsFile = '#functions/platform/table/table-operations.ts';

/** `create` fails if the item exists, `update` fails if it does not; `put` and `upsert` write in both cases. */
const ofUnguardedWrite: Kind = ({ node, parents }, textOf) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return [];
  const { name } = node.callee;
  const other = unguarded[name];
  const program = parents.at(-1);
  const isTables =
    program?.type === 'Program' &&
    program.body.some(
      (statement) =>
        statement.type === 'ImportDeclaration' &&
        statement.source.value.endsWith('/table-operations.ts') &&
        statement.specifiers.some((one) => one.local.name === name),
    );
  if (!other || !isTables || refusesMissing(node.arguments[2], textOf)) return [];
  const free = `${other}Unguarded`;
  const appendix = `\nimport { ${other} as ${free} } from '${operationsFile}';\n`;
  return [{ ...replace(`${name} becomes ${other}`, node.callee, free), appendix }];
};

export const writeKinds: readonly Kind[] = [ofGuard, ofOperator, ofUnguardedWrite];
