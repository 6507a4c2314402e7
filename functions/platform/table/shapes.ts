import type * as z from 'zod';

type Fields = Record<string, unknown>;

/** Makes of an item of one shape the same item of the next. Items say nothing of the first shape, so whoever reads it may be given a later one. */
export type Upcast = (older: Fields) => Fields;

const upcasts = new WeakMap<z.ZodType, readonly Upcast[]>();

/**
 * A schema whose items have had other shapes: the first step makes the second shape of the first, and so on. For what a
 * schema's own default cannot say: something has another name, or is worked out of other things.
 */
export function shaped<T extends z.ZodType>(schema: T, ...steps: readonly Upcast[]): T {
  upcasts.set(schema, steps);
  return schema;
}

const stepsOf = (schema: z.ZodType): readonly Upcast[] => upcasts.get(schema) ?? [];

/** Which shape is written today; nothing where there has been one only. */
export const shapeOf = (schema: z.ZodType): number | undefined =>
  stepsOf(schema).length === 0 ? undefined : stepsOf(schema).length + 1;

const versionOf = ({ v }: Fields): number => (typeof v === 'number' ? v : 1);

/** The item in today's shape, whichever it was written in. One from tomorrow is left as it is: what is new in it only adds. */
export function upcast<T extends Fields>(schema: z.ZodType, item: T): Fields {
  const steps = stepsOf(schema);
  if (steps.length === 0) return item;
  const today = steps.slice(versionOf(item) - 1).reduce<Fields>((older, step) => step(older), item);
  return { ...today, v: Math.max(versionOf(item), steps.length + 1) };
}

/** Every item that is read goes through here. */
export const readItem = <T extends z.ZodType>(schema: T, item: Fields): z.output<T> =>
  schema.parse(upcast(schema, item));

export const tryItem = <T extends z.ZodType>(schema: T, item: Fields): z.ZodSafeParseResult<z.output<T>> =>
  schema.safeParse(upcast(schema, item));
