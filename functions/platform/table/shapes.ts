import type * as z from 'zod';

type Fields = Record<string, unknown>;

/**
 * Converts an item from one shape to the next. Items of the first shape carry no version, so this step must
 * also accept items of later shapes.
 */
export type Upcast = (older: Fields) => Fields;

const upcasts = new WeakMap<z.ZodType, readonly Upcast[]>();

/**
 * Registers a schema whose items have had older shapes: the first step converts shape one to shape two, and so
 * on. Use it for what a schema default cannot express, such as a renamed or derived attribute.
 */
export function shaped<T extends z.ZodType>(schema: T, ...steps: readonly Upcast[]): T {
  upcasts.set(schema, steps);
  return schema;
}

const stepsOf = (schema: z.ZodType): readonly Upcast[] => upcasts.get(schema) ?? [];

/** Returns the version of the current shape, or undefined if there has been only one. */
export const shapeOf = (schema: z.ZodType): number | undefined =>
  stepsOf(schema).length === 0 ? undefined : stepsOf(schema).length + 1;

const versionOf = ({ v }: Fields): number => (typeof v === 'number' ? v : 1);

/**
 * Converts an item of any older shape to the current one. An item of a newer shape is left as it is, because
 * newer shapes only add attributes.
 */
export function upcast<T extends Fields>(schema: z.ZodType, item: T): Fields {
  const steps = stepsOf(schema);
  if (steps.length === 0) return item;
  const today = steps.slice(versionOf(item) - 1).reduce<Fields>((older, step) => step(older), item);
  return { ...today, v: Math.max(versionOf(item), steps.length + 1) };
}

/** Parses an item after upcasting it; every read goes through here or through `tryItem`. */
export const readItem = <T extends z.ZodType>(schema: T, item: Fields): z.output<T> =>
  schema.parse(upcast(schema, item));

export const tryItem = <T extends z.ZodType>(schema: T, item: Fields): z.ZodSafeParseResult<z.output<T>> =>
  schema.safeParse(upcast(schema, item));
