import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { searchCardTexts } from '#functions/domain/catalogue/search/product-search.ts';
import type { ProductRows } from '#functions/domain/catalogue/views/product-rows.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { generateProducts } from '#seed/world/more-products.ts';
import { megabytes, secondsSince, timesOf, viewRow, withFolder } from './measure.ts';
import { openFile, openView } from './open-view.ts';
import { type Figure, figuresOf, type Row } from './report.ts';

const lists: Record<string, Record<string, string>> = {
  'popular, first page': {},
  'popular, page 50': { page: '50' },
  newest: { sortBy: 'createdAt' },
  'price band, by price': { minPrice: '50000', maxPrice: '900000', sortBy: 'price', sortDir: 'asc' },
  'free shipping, in stock, by sold': { freeShipping: 'true', stockStatus: 'in_stock', sortBy: 'sold' },
  text: { q: 'dong ho' },
};

/** Measures every list repeatedly: without changes, and with a change before each query, so that no memo helps. */
async function askLists(ask: ProductRows): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, given] of Object.entries(lists)) {
    const query = listProducts.query.parse(given);
    const again = await timesOf(200, () => searchCardTexts({ ask, revision: -1000 }, query));
    const changed = await timesOf(200, (revision) => searchCardTexts({ ask, revision }, query));
    rows.push(viewRow(what, again), viewRow(`${what}, after each change`, changed));
  }
  return rows;
}

/** Measures a view file as a cold start uses it: packed, restored from its snapshot, and then queried. */
async function askRestored(folder: string): Promise<Row[]> {
  const [plain, packed, restored] = [join(folder, 'plain'), join(folder, 'packed'), join(folder, 'restored')];
  const filled = openFile(join(folder, 'products.sqlite'));
  filled.prepare('VACUUM INTO ?').run(plain);
  filled.close();
  const packing = performance.now();
  await pipeline(createReadStream(plain), createZstdCompress(), createWriteStream(packed));
  const packSeconds = secondsSince(packing);
  const restoring = performance.now();
  await pipeline(createReadStream(packed), createZstdDecompress(), createWriteStream(restored));
  const db = openFile(restored);
  const restoreSeconds = secondsSince(restoring);
  const note = `packed ${megabytes(statSync(packed).size)} MB`;
  return [
    ['file', megabytes(statSync(plain).size), 'MB', { note }],
    ['restored from its snapshot', restoreSeconds, 's'],
    ['packed', packSeconds, 's'],
    ...(await askLists(productsView.sqlite.ask(db))),
  ];
}

function measureProductsView(products: number, database: string | undefined): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const cards = generateProducts(products, new Date());
    const { ask, rows } = await openView(
      productsView,
      { folder, database },
      cards.map(({ card }) => card),
    );
    const asked = database ? await askLists(ask) : await askRestored(folder);
    return figuresOf(`The view by itself, ${products.toLocaleString('en')} products`, [
      ...rows,
      ['memory at its most', megabytes(process.resourceUsage().maxRSS * 1024), 'MB'],
      ...asked,
    ]);
  });
}

// Runs in a process of its own, so that the memory is that of the view.
const [products = '1000', database] = process.argv.slice(2);
console.log(JSON.stringify(await measureProductsView(Number(products), database)));
process.exit(0);
