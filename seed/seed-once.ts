import * as z from 'zod';
import { hashPassword } from '#functions/domain/accounts/password-hash.ts';
import { productItems } from '#functions/domain/catalogue/product-items.ts';
import type { Item } from '#functions/platform/table-operations.ts';
import { openTableWriter, type TableWriter } from './table-writer.ts';
import { nothingToUpload, type PictureUpload, uploadPictures } from './upload-pictures.ts';
import { itemsOfWorld } from './world-items.ts';
import { buildGoods } from './world/goods.ts';
import { demoPassword } from './world/members.ts';
import { generateProducts } from './world/more-products.ts';
import { buildWorld } from './world/world.ts';

/** Raised when the market changes so much that a home that has the old one should get the new. */
const version = 1;

const marks = {
  items: { pk: 'SEED', sk: `v${version}` },
  pictures: { pk: 'SEED', sk: `v${version}-pictures` },
  products: { pk: 'SEED', sk: `v${version}-products` },
};

export type SeedOptions = {
  dynamodbEndpoint: string;
  s3Endpoint: string;
  tableName: string;
  mediaBucket: string;
  /** More than the market's own goods: further lots of them are written, for load. */
  products?: number;
  quiet?: boolean;
  now?: Date;
  onProgress?: (written: number, wanted: number) => void;
};

/** All items are written; pictures may still be on their way. */
export type Seeded = {
  items: number;
  /** What the first screens show: worth waiting for before the doors open. */
  firstPictures: Promise<void>;
  pictures: Promise<void>;
  stop: () => Promise<void>;
};

const stamp = (): { seededAt: string } => ({ seededAt: new Date().toISOString() });

async function writeWorld(table: TableWriter, now: Date): Promise<number> {
  const world = buildWorld(now);
  const items = [...itemsOfWorld(world, await hashPassword(demoPassword))];
  await table.writeAll(items);
  return items.length;
}

const Counted = z.object({ products: z.int() }).optional();

/**
 * Goes on from where an earlier run came to, so that asking for more adds only what is missing. These rows are
 * for load: their addresses and codes are unique by making, so no claims are kept for them.
 */
async function writeMore(
  table: TableWriter,
  wanted: number,
  now: Date,
  options: SeedOptions,
): Promise<number> {
  const own = buildGoods().length;
  const done = Counted.parse(await table.find(marks.products))?.products ?? own;
  let written = 0;
  function* missing(): Generator<Item> {
    let number = 0;
    for (const record of generateProducts(wanted, now)) {
      number += 1;
      if (number <= done) continue;
      const items = productItems(record);
      written += items.length;
      yield* items;
      if (number % 500 === 0) options.onProgress?.(number, wanted);
    }
  }
  if (wanted > done) {
    await table.writeAll(missing());
    await table.put({ ...marks.products, products: wanted, ...stamp() });
  }
  return written;
}

/** Pictures go up beside everything else; their mark is set when the last one is in place. */
async function startPictures(table: TableWriter, options: SeedOptions): Promise<PictureUpload> {
  if (await table.find(marks.pictures)) return nothingToUpload();
  const upload = uploadPictures(options.s3Endpoint, options.mediaBucket);
  const all = upload.all.then(() => table.put({ ...marks.pictures, ...stamp() }));
  // Whoever only wants the items may leave without waiting for this.
  all.catch(() => {});
  return { ...upload, all };
}

/**
 * Fills an empty home with the demo market. Marks are set last, so whatever a crash cuts short is simply
 * written again by the next start, and what people changed since is never touched.
 */
export async function seedOnce(options: SeedOptions): Promise<Seeded> {
  const table = openTableWriter(options.dynamodbEndpoint, options.tableName);
  const now = options.now ?? new Date();
  const pictures = await startPictures(table, options);
  const fresh = !(await table.find(marks.items));

  const items = fresh ? await writeWorld(table, now) : 0;
  if (fresh) await table.put({ ...marks.items, ...stamp() });
  const more = options.products ? await writeMore(table, options.products, now, options) : 0;
  if (fresh && !options.quiet) console.log(`Seeded the demo market: ${items} items.`);

  const all = pictures.all.finally(() => table.close());
  all.catch(() => {});
  return { items: items + more, firstPictures: pictures.first, pictures: all, stop: pictures.stop };
}
