import type * as z from 'zod';
import type { Context } from '../table/context.ts';
import { shapeOf, upcast } from '../table/shapes.ts';
import type { Item } from '../table/table-operations.ts';

/** What all items of some kinds are brought up to date by, once. It enters the worker by standing in functions/workers/all-rewrites.ts. */
export type Rewrite = {
  /** Under it is kept how far it came: with another name it begins anew. */
  name: string;
  entities: readonly string[];
  /** The item as it is written today, under another key if need be. For one that is up to date, the very same. */
  today: (item: Item) => Item;
};

/**
 * A change of older items that needs more of the table than the item itself. It is run like a rewrite: once, a page at a
 * time, from where it stopped. An item may come twice, so the second time must find nothing left to do.
 */
export type Repair = {
  name: string;
  entities: readonly string[];
  /** Answers whether anything was written. */
  repair: (context: Context, item: Item) => Promise<boolean>;
};

/** Writes down what readers work out of older shapes each time, so that one day the step can go. */
export function rewriteOf(entity: string, schema: z.ZodType): Rewrite {
  const shape = shapeOf(schema);
  if (!shape) throw new Error(`A ${entity} has had one shape only`);
  return {
    name: `${entity}-v${shape}`,
    entities: [entity],
    // The keys are nobody's to change in a step.
    today: (item) => ({ ...upcast(schema, item), pk: item.pk, sk: item.sk }),
  };
}
