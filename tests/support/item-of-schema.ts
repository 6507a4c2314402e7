import * as z from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

const day = '2026-11-22T00:00:00.000Z';

type Source = { parts: Record<string, Json>; variant: number };

const oneOf = <T>(values: readonly T[], variant: number): T | undefined => values[variant % values.length];

/**
 * Text from the property's name, in capitals if the pattern requires them, with the variant's number at the
 * end, or as many letters where the pattern allows no digits.
 */
function textOf({ pattern, format }: Json, name: string, variant: number): string {
  if (format === 'date-time' || /(?:At|From|Until|Date)$/.test(name))
    return day.replace('22', String(22 - (variant % 7)));
  const text = variant === 0 ? name : `${name}${variant}`;
  const fits = (one: string) => pattern === undefined || new RegExp(pattern).test(one);
  return [text, text.toUpperCase(), name + 'x'.repeat(variant)].find(fits) ?? text;
}

function numberOf({ minimum = 1, maximum = Infinity }: Json, variant: number): number {
  const lowest = Math.max(1, minimum);
  return lowest + (variant % (maximum - lowest + 1));
}

function valueOf(schema: Json, name: string, source: Source): unknown {
  const { parts, variant } = source;
  if (schema.$ref) return valueOf(parts[schema.$ref.replace('#/$defs/', '')] ?? {}, name, source);
  const inside = (of: Json | boolean | undefined, as = name) =>
    valueOf(typeof of === 'object' ? of : {}, as, source);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return oneOf(schema.enum, variant);
  const chosen = oneOf(schema.anyOf ?? schema.oneOf ?? [], variant);
  if (chosen) return inside(chosen);
  if (schema.type === 'array') return [inside(Array.isArray(schema.items) ? schema.items[0] : schema.items)];
  if (schema.type === 'boolean') return variant % 2 === 0;
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema, variant);
  if (schema.type === 'null') return null;
  if (schema.type !== 'object') return textOf(schema, name, variant);
  const named = typeof schema.propertyNames === 'object' ? (schema.propertyNames.enum ?? []) : [];
  if (named.length > 0)
    return Object.fromEntries(named.map((key) => [key, inside(schema.additionalProperties)]));
  const entries = Object.entries(schema.properties ?? {}).map(([key, of]) => [key, inside(of, key)]);
  return Object.fromEntries(entries);
}

const sourceOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const variantOf = ({ $defs = {}, ...root }: ReturnType<typeof sourceOf>, variant: number): unknown =>
  valueOf(root, 'item', { parts: $defs, variant });

/** Deterministic value that a schema accepts: texts contain their property names, lists have one entry. */
export const anItemOf = (schema: z.ZodType): unknown => variantOf(sourceOf(schema), 0);

/** Different items of a schema; variants that the schema refuses are left out. */
export function itemsOf<T>(schema: z.ZodType<T>, count: number): T[] {
  const source = sourceOf(schema);
  const found: T[] = [];
  for (let variant = 0; found.length < count && variant < 20 * count; variant += 1) {
    const { data } = schema.safeParse(variantOf(source, variant));
    if (data !== undefined) found.push(data);
  }
  return found;
}
