import * as z from 'zod';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { openTableWriter } from './table-writer.ts';
import { buildGoods } from './world/goods.ts';
import { generateProducts } from './world/more-products.ts';

const mark = { pk: 'SEED', sk: 'products' };
const Counted = z.object({ products: z.int() }).optional();

type Load = {
  dynamodbEndpoint: string;
  tableName: string;
  /** How many products the market holds afterwards, its own among them. */
  products: number;
  now?: Date;
  onProgress?: (written: number, wanted: number) => void;
};

/**
 * Further lots of the market's own goods, for load. Goes on from where an earlier run came to. Their addresses and
 * codes are unique by making, so no claims are kept for them. Answers how many items were written.
 */
export async function loadProducts(load: Load): Promise<number> {
  const table = openTableWriter(load.dynamodbEndpoint, load.tableName);
  const done = Counted.parse(await table.find(mark))?.products ?? buildGoods().length;
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
