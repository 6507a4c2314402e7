import * as z from 'zod';
import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { connectPostgres } from '#functions/platform/views/postgres-client.ts';
import { makePlace } from '#functions/platform/views/postgres-places.ts';
import { tableIn } from '#functions/platform/views/postgres-table.ts';
import { generateProducts } from '#seed/world/more-products.ts';
import { askLists, megabytes, seconds } from './view-lists.ts';

/* Measures a view of products in a PostgreSQL database, filled and queried by the same code as in a
   deployment. A database that was filled before is used as it is. `node scripts/bench/one-database.ts
   1000000 postgres://…` */

const [count = '1000', address = ''] = process.argv.slice(2);
const products = Number(count);
const atOnce = 500;

const sql = await connectPostgres({ address, region: '' });
const place = await makePlace(sql, productsView);

type Card = ProductRecord['card'];
let saved: Card[] = [];

async function write(): Promise<void> {
  await sql.transaction((tx) => productsView.postgres.write(tx, place, { saved, removed: [] }));
  saved = [];
}

const Some = z.object({ some: z.boolean() });
const [found] = await sql.query(`SELECT EXISTS (SELECT FROM ${tableIn(place, 'products')}) AS some`);
const filling = performance.now();
if (!Some.parse(found).some) {
  for (const { card } of generateProducts(products, new Date())) {
    saved.push(card);
    if (saved.length === atOnce) await write();
  }
  if (saved.length > 0) await write();
}
const fillSeconds = seconds(filling);

const Size = z.object({ bytes: z.coerce.number() });
const [size] = await sql.query('SELECT pg_database_size(current_database()) AS bytes');
console.log(
  JSON.stringify({
    products,
    fillSeconds,
    megabytes: megabytes(Size.parse(size).bytes),
    memoryMegabytes: megabytes(process.resourceUsage().maxRSS * 1024),
    lists: await askLists(productsView.postgres.ask(sql, place)),
  }),
);
