import type * as z from 'zod';
import type { Context } from '../table/context.ts';
import { shapeOf, upcast } from '../table/shapes.ts';
import type { Item } from '../table/table-operations.ts';

/**
 * A one-time migration of all items of some entities. The worker runs those listed in
 * functions/workers/all-rewrites.ts.
 */
export type Rewrite = {
  /** The progress is stored under this name; with another name the rewrite starts from the beginning. */
  name: string;
  entities: readonly string[];
  /**
   * Returns the item in its current shape, possibly under another key. An item that is up to date is returned
   * unchanged.
   */
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

/**
 * Creates a rewrite that stores items in the current shape of their schema. Readers upcast older shapes on each
 * read; after the rewrite the upcasting step can be removed.
 */
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
