import * as z from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

const day = '2026-11-22T00:00:00.000Z';

/** Its own name, in capitals where only those are let through. */
function textOf({ pattern }: Json, name: string): string {
  if (/(?:At|From|Until|Date)$/.test(name)) return day;
  return pattern !== undefined && !new RegExp(pattern).test(name) ? name.toUpperCase() : name;
}

function valueOf(schema: Json, name: string, parts: Record<string, Json>): unknown {
  if (schema.$ref) return valueOf(parts[schema.$ref.replace('#/$defs/', '')] ?? {}, name, parts);
  const inside = (of: Json | boolean | undefined, as = name) =>
    valueOf(typeof of === 'object' ? of : {}, as, parts);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return inside(first);
  if (schema.type === 'array') return [inside(Array.isArray(schema.items) ? schema.items[0] : schema.items)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, Number(schema.minimum ?? 1));
  if (schema.type === 'null') return null;
  if (schema.type !== 'object') return textOf(schema, name);
  const named = typeof schema.propertyNames === 'object' ? (schema.propertyNames.enum ?? []) : [];
  if (named.length > 0)
    return Object.fromEntries(named.map((key) => [key, inside(schema.additionalProperties)]));
  const entries = Object.entries(schema.properties ?? {}).map(([key, of]) => [key, inside(of, key)]);
  return Object.fromEntries(entries);
}

/** Something a schema lets through, the same each time: texts say their own names, lists have one entry. */
export function anItemOf(schema: z.ZodType): unknown {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return valueOf(root, 'item', $defs);
}
