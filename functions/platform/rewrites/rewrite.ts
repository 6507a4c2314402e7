import type * as z from 'zod';
import type { Context } from '../table/context.ts';
import { shapeOf, upcast } from '../table/shapes.ts';
import type { Item } from '../table/table-operations.ts';

/** A one-time migration of all items of some entities, listed in functions/workers/all-rewrites.ts. */
export type Rewrite = {
  /** The progress is stored under this name; with another name the rewrite starts from the beginning. */
  name: string;
  entities: readonly string[];
  /** Returns the item in its current shape, perhaps under another key; unchanged if it is up to date. */
  today: (item: Item) => Item;
};

/**
 * A migration of older items that needs more of the table than the item itself. It runs like a rewrite: once,
 * page by page, from its checkpoint. An item may be processed twice, so the second time must change nothing.
 */
export type Repair = {
  name: string;
  entities: readonly string[];
  /** Returns whether anything was written. */
  repair: (context: Context, item: Item) => Promise<boolean>;
};

/** Creates a rewrite to the schema's current shape; afterwards readers need not upcast older ones. */
export function rewriteOf(entity: string, schema: z.ZodType): Rewrite {
  const shape = shapeOf(schema);
  if (!shape) throw new Error(`A ${entity} has had one shape only`);
  return {
    name: `${entity}-v${shape}`,
    entities: [entity],
    // Upcasting steps must not change the keys.
    today: (item) => ({ ...upcast(schema, item), pk: item.pk, sk: item.sk }),
  };
}
