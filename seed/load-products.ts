import * as z from 'zod';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { openTableWriter } from './table-writer.ts';
import { buildGoods } from './world/goods.ts';
import { generateProducts } from './world/more-products.ts';

const mark = { pk: 'SEED', sk: 'products' };
const SeedMark = z.object({ products: z.int() }).optional();

type Load = {
  dynamodbEndpoint: string;
  tableName: string;
  /** Total number of products in the shop after loading, including the demo products. */
  products: number;
  now?: Date;
  onProgress?: (written: number, wanted: number) => void;
};

/**
 * Loads further variations of the demo products for load tests, and continues where an earlier run stopped.
 * Their slugs and codes are unique by construction, so no uniqueness records are written. Returns the number of
 * written items.
 */
export async function loadProducts(load: Load): Promise<number> {
  const table = openTableWriter(load.dynamodbEndpoint, load.tableName);
  const done = SeedMark.parse(await table.find(mark))?.products ?? buildGoods().length;
  let written = 0;
  function* missing(): Generator<Item> {
    let number = 0;
    for (const record of generateProducts(load.products, load.now ?? new Date())) {
      number += 1;
      if (number <= done) continue;
      const items = productItems(record);
      written += items.length;
      yield* items;
      if (number % 500 === 0) load.onProgress?.(number, load.products);
    }
  }
  try {
    if (load.products <= done) return 0;
    await table.writeAll(missing());
    await table.put({ ...mark, products: load.products, seededAt: new Date().toISOString() });
    return written;
  } finally {
    table.close();
  }
}
