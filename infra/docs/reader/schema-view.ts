import type { JsonSchema } from '#shared/registry/openapi-schemas.ts';
import { h } from './elements.ts';
import { isSchema } from './examples.ts';
import { nameOf, type Reference } from './reference.ts';
import { say } from './words.ts';

/** Direction of a schema: a request marks its required fields, a reply those that may be missing. */
export type Direction = 'sent' | 'answered';
type Place = { direction: Direction; above: string[] };
type Field = { name: string; schema: JsonSchema; isRequired: boolean; description?: string | undefined };

const number = new Intl.NumberFormat('vi-VN');

/** `1…160`, `≥ 1`, `≤ 160`: one bound or both. */
function range(low: number | undefined, high: number | undefined, unit: string): string | undefined {
  if (low === undefined && high === undefined) return undefined;
  if (low !== undefined && high !== undefined) return `${number.format(low)}…${number.format(high)}${unit}`;
  return low === undefined ? `≤ ${number.format(high ?? 0)}${unit}` : `≥ ${number.format(low)}${unit}`;
}

function limitsOf(schema: JsonSchema): string[] {
  const letters = { vi: ' ký tự', en: ' characters' }[document.documentElement.lang] ?? '';
  const entries = { vi: ' mục', en: ' entries' }[document.documentElement.lang] ?? '';
  const keptAs = isSchema(schema['x-kept-as']) ? limitsOf(schema['x-kept-as']) : [];
  return [
    range(schema.minLength, schema.maxLength, letters),
    range(schema.minimum, schema.maximum, ''),
    range(schema.minItems, schema.maxItems, entries),
    schema.format,
    schema.format ? undefined : schema.pattern,
    keptAs.length > 0 ? `${say('tidied')}: ${keptAs.join(', ')}` : undefined,
  ].filter((limit) => limit !== undefined);
}

/** `string`, `list of StockStatus`, `Category | null`. */
function typeOf(reference: Reference, given: JsonSchema): string {
  const name = nameOf(given);
  const schema = reference.resolve(given);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => typeOf(reference, choice)))].join(' | ');
  if (schema.type === 'array' && isSchema(schema.items))
    return `${say('listOf')} ${typeOf(reference, schema.items)}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  return name ?? String(schema.type ?? 'any');
}

/** The object inside a schema, whether it stands alone, in a list or beside null. */
function objectIn(
  reference: Reference,
  given: JsonSchema,
): { schema: JsonSchema; name?: string | undefined } | undefined {
  const schema = reference.resolve(given);
  if (schema.properties) return { schema, name: nameOf(given) };
  if (isSchema(schema.items)) return objectIn(reference, schema.items);
  for (const choice of schema.anyOf ?? schema.oneOf ?? []) {
    const found = objectIn(reference, choice);
    if (found) return found;
  }
  return undefined;
}

const choicesIn = (reference: Reference, given: JsonSchema): unknown[] => {
  const schema = reference.resolve(given);
  if (schema.enum) return schema.enum;
  return isSchema(schema.items) ? choicesIn(reference, schema.items) : [];
};

function nestedFields(
  reference: Reference,
  given: JsonSchema,
  { direction, above }: Place,
): HTMLElement | undefined {
  const found = objectIn(reference, given);
  if (!found) return undefined;
  if (found.name && above.includes(found.name))
    return h('p', { class: 'hint' }, `${found.name}: ${say('again')}`);
  const trail = found.name ? [...above, found.name] : above;
  const count = Object.keys(found.schema.properties ?? {}).length;
  return h(
    'details',
    { class: 'nested' },
    h('summary', {}, say('fields', { count })),
    schemaFields(reference, found.schema, { direction, above: trail }),
  );
}

function badgeOf(isRequired: boolean, direction: Direction): HTMLElement | undefined {
  if (direction === 'sent' && isRequired)
    return h('span', { class: 'badge badge-required' }, say('required'));
  if (direction === 'answered' && !isRequired) return h('span', { class: 'badge' }, say('optional'));
  return undefined;
}

function fieldRow(
  reference: Reference,
  { name, schema: given, isRequired, description }: Field,
  place: Place,
): HTMLElement {
  const schema = reference.resolve(given);
  const choices = choicesIn(reference, given);
  const limits = limitsOf(schema).join(' · ');
  const fallback =
    schema.default === undefined
      ? []
      : [`${say('fallback')} `, h('code', {}, JSON.stringify(schema.default))];
  const text = description ?? schema.description;
  return h(
    'li',
    { class: 'field' },
    h(
      'div',
      { class: 'field-head' },
      h('code', { class: 'field-name' }, name),
      h('span', { class: 'type' }, typeOf(reference, given)),
      badgeOf(isRequired, place.direction),
    ),
    text !== undefined && h('p', {}, text),
    choices.length > 0 &&
      h('p', { class: 'choices' }, ...choices.flatMap((choice) => [h('code', {}, String(choice)), ' '])),
    (limits !== '' || fallback.length > 0) &&
      h('p', { class: 'limits' }, limits, limits !== '' && fallback.length > 0 && ' · ', ...fallback),
    nestedFields(reference, given, place),
  );
}

export const fieldList = (
  reference: Reference,
  fields: Field[],
  place: Place = { direction: 'sent', above: [] },
): HTMLElement => h('ul', { class: 'fields' }, ...fields.map((field) => fieldRow(reference, field, place)));

function schemaFields(reference: Reference, { properties = {}, required = [] }: JsonSchema, place: Place) {
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    schema: isSchema(schema) ? schema : {},
    isRequired: required.includes(name),
  }));
  return fieldList(reference, fields, place);
}

/** A whole body or reply, laid open one level and folded below. */
export function schemaView(reference: Reference, given: JsonSchema, direction: Direction): HTMLElement {
  const found = objectIn(reference, given);
  const type = typeOf(reference, given);
  if (!found) return h('p', { class: 'hint' }, type);
  return h(
    'div',
    {},
    type !== 'object' && h('p', { class: 'hint kind' }, type),
    schemaFields(reference, found.schema, { direction, above: found.name ? [found.name] : [] }),
    found.schema.additionalProperties === false && h('p', { class: 'hint' }, say('noMore')),
  );
}
