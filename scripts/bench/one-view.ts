import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DatabaseSync } from 'node:sqlite';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { searchCardTexts } from '#functions/domain/catalogue/search/product-search.ts';
import type { ProductRows } from '#functions/domain/catalogue/views/product-rows.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { generateProducts } from '#seed/world/more-products.ts';
import { percentile } from './percentiles.ts';

/*
 * One view of so many products, in a process of its own: filled, packed, restored as a function that starts cold does,
 * and asked. Nothing is kept between two questions but what the engine keeps by itself, unless something changed.
 */

const [products = 1000] = process.argv.slice(2).map(Number);
const rounds = 200;
const warmUp = 20;
const atOnce = 1000;

const lists: Record<string, Record<string, string>> = {
  'popular, first page': {},
  'popular, page 50': { page: '50' },
  newest: { sortBy: 'createdAt' },
  'price band, by price': { minPrice: '50000', maxPrice: '900000', sortBy: 'price', sortDir: 'asc' },
  'free shipping, in stock, by sold': { freeShipping: 'true', stockStatus: 'in_stock', sortBy: 'sold' },
  text: { q: 'dong ho' },
};

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
const rounded = (value: number): number => Math.round(value * 100) / 100;
const seconds = (from: number): number => rounded((performance.now() - from) / 1000);

function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536');
  return db;
}

function fill(db: DatabaseSync): void {
  db.exec(productsView.sqlite.schema);
  const writer = productsView.sqlite.writer(db);
  let written = 0;
  db.exec('BEGIN');
  for (const { card } of generateProducts(products, new Date())) {
    writer.save(card);
    written += 1;
    if (written % atOnce === 0) db.exec('COMMIT; BEGIN');
  }
  db.exec('COMMIT');
}

/** `changes`: whether something changed before each question, so that nothing worked out before may be used. */
async function ask(products: ProductRows, given: Record<string, string>, changes: boolean) {
  const query = listProducts.query.parse(given);
  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const began = performance.now();
    await searchCardTexts({ ask: products, revision: changes ? round : -warmUp }, query);
    if (round >= 0) times.push(performance.now() - began);
  }
  return { p50: rounded(percentile(times, 50)), p95: rounded(percentile(times, 95)) };
}

const folder = mkdtempSync(join(tmpdir(), 'cholang-view-'));
const [file, plain, packed, restored] = ['view', 'plain', 'packed', 'restored'].map((name) =>
  join(folder, name),
);
try {
  const filling = performance.now();
  const filled = open(file ?? '');
  fill(filled);
  const fillSeconds = seconds(filling);
  filled.prepare('VACUUM INTO ?').run(plain ?? '');
  filled.close();
  const packing = performance.now();
  await pipeline(createReadStream(plain ?? ''), createZstdCompress(), createWriteStream(packed ?? ''));
  const packSeconds = seconds(packing);
  const restoring = performance.now();
  await pipeline(createReadStream(packed ?? ''), createZstdDecompress(), createWriteStream(restored ?? ''));
  const db = open(restored ?? '');
  const restoreSeconds = seconds(restoring);
  const rows = productsView.sqlite.ask(db);
  const asked = [];
  for (const [what, given] of Object.entries(lists))
    asked.push({ what, again: await ask(rows, given, false), changed: await ask(rows, given, true) });
  db.close();
  console.log(
    JSON.stringify({
      products,
      fillSeconds,
      packSeconds,
      restoreSeconds,
      fileMegabytes: megabytes(statSync(plain ?? '').size),
      packedMegabytes: megabytes(statSync(packed ?? '').size),
      memoryMegabytes: megabytes(process.resourceUsage().maxRSS * 1024),
      lists: asked,
    }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
