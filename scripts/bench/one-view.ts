import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DatabaseSync } from 'node:sqlite';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { generateProducts } from '#seed/world/more-products.ts';
import { askLists, megabytes, seconds } from './view-lists.ts';

/* Measures one view of products in a separate process: filled, packed, restored as in a cold start, and
   queried. Between two queries only the engine's own caches are kept, unless something changed. */

const [products = 1000] = process.argv.slice(2).map(Number);
const atOnce = 1000;

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
  const asked = await askLists(rows);
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
