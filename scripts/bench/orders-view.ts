import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { searchOrders } from '#shared/orders/order-lists.contract.ts';
import { orderQueues } from '#shared/orders/order-choices.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { countQueuesIn, ordersAt } from '#functions/domain/orders/reading/search-orders.ts';
import { listOf } from '#functions/platform/views/list-query.ts';
import { connectPostgres } from '#functions/platform/views/postgres-client.ts';
import { makePlace } from '#functions/platform/views/postgres-places.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { manyOrders } from './many-orders.ts';
import { percentile } from './percentiles.ts';
import { megabytes, seconds } from './view-lists.ts';

/* Measures staff's list of orders as a view alone, with a change of the view before each query. `node
   scripts/bench/orders-view.ts 100000`, or with the address of a PostgreSQL database as second argument. */

const [count = '100000', address] = process.argv.slice(2);
const now = new Date();
const rounds = 100;
const warmUp = 10;

const lists: Record<string, Record<string, string>> = {
  'newest, first page': {},
  'newest, page 50': { page: '50' },
  'page 2000': { page: '2000' },
  dearest: { sortBy: 'total' },
  'changed last': { sortBy: 'updatedAt' },
  completed: { status: 'completed' },
  'completed, dearest': { status: 'completed', sortBy: 'total' },
  'to pack or being packed': { status: 'confirmed,packing' },
  'one warehouse': { warehouseId: 'WAREHOUSE' },
  'one warehouse, paid': { warehouseId: 'WAREHOUSE', paymentStatus: 'paid' },
  'one warehouse, to pack': { warehouseId: 'WAREHOUSE', queue: 'pack' },
  'paid by transfer': { paymentMethod: 'transfer', paymentStatus: 'paid' },
  cash: { paymentMethod: 'cash' },
  sent: { deliveryType: 'prepaid_ship' },
  guests: { saleChannelId: 'guest' },
  'a month': { createdFrom: day(40), createdTo: day(10) },
  'a month, completed, paid': {
    createdFrom: day(40),
    createdTo: day(10),
    status: 'completed',
    paymentStatus: 'paid',
  },
  'between two sums': { minTotal: '200000', maxTotal: '500000' },
  ...Object.fromEntries(orderQueues.map((queue) => [`queue ${queue}`, { queue }])),
  code: { search: 'CODE' },
  'last letters of a code': { search: 'LETTERS' },
  'last digits of a phone': { search: 'DIGITS' },
  'tracking number': { search: 'TRACK' },
  'bank reference': { search: 'BANK' },
  'one SKU': { search: 'SKU' },
  'a name many share': { search: 'nguyen' },
  'two names many share': { search: 'nguyen thi' },
  'a full name': { search: 'nguyen thi lan' },
  'one letter': { search: 'n' },
  'a common name, page 200': { search: 'nguyen', page: '200' },
  'a common name, dearest': { search: 'nguyen', sortBy: 'total' },
  'a common name, to pack': { search: 'nguyen', queue: 'pack' },
  'a common name, completed': { search: 'nguyen', status: 'completed' },
};

function day(ago: number): string {
  return new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
}

async function open(folder: string) {
  if (address) {
    const sql = await connectPostgres({ address, region: '' });
    const place = await makePlace(sql, { ...ordersView, version: Math.floor(now.getTime() / 1000) });
    let waiting: StoredOrder[] = [];
    const write = async () => {
      const saved = waiting;
      waiting = [];
      await sql.transaction((tx) => ordersView.postgres.write(tx, place, { saved, removed: [] }));
    };
    return {
      rows: ordersView.postgres.ask(sql, place),
      save: async (order: StoredOrder, last = false) => {
        waiting.push(order);
        if (last || waiting.length === 500) await write();
      },
      done: async () => {
        await write();
        await sql.query(`ANALYZE "${place}"."orders"`, []);
      },
      size: () => 0,
    };
  }
  const file = join(folder, 'orders.sqlite');
  const db = new DatabaseSync(file);
  db.exec(
    'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536',
  );
  db.exec(ordersView.sqlite.schema);
  const writer = ordersView.sqlite.writer(db);
  db.exec('BEGIN');
  return {
    rows: ordersView.sqlite.ask(db),
    save: async (order: StoredOrder) => writer.save(order),
    done: async () => db.exec('COMMIT'),
    size: () => megabytes(statSync(file).size),
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

const folder = mkdtempSync(join(tmpdir(), 'cholang-orders-'));
try {
  const { rows, save, done, size } = await open(folder);
  const filling = performance.now();
  const some: StoredOrder[] = [];
  for (const order of manyOrders(Number(count), now)) {
    await save(order);
    if (order.trackingNumber && order.references.length > 0 && some.length < rounds + warmUp)
      some.push(order);
  }
  await done();
  console.log(`filled in ${seconds(filling)} s, ${size()} MB`);

  const time = async (ask: (order: StoredOrder) => Promise<unknown>) => {
    const [times, work]: [number[], number[]] = [[], []];
    for (const [round, order] of some.entries()) {
      await save({ ...order, total: order.total + round }, true);
      const [began, worked] = [performance.now(), process.cpuUsage()];
      await ask(order);
      if (round < warmUp) continue;
      times.push(performance.now() - began);
      const { user, system } = process.cpuUsage(worked);
      work.push((user + system) / 1000);
    }
    // Processor time is reported too, because it is more reliable if the machine has other work.
    const of = (values: number[]) =>
      `p50 ${rounded(percentile(values, 50))}, p95 ${rounded(percentile(values, 95))}`;
    return { milliseconds: of(times), ofProcessor: of(work) };
  };
  const filledIn = (given: Record<string, string>, order: StoredOrder) =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        {
          WAREHOUSE: order.holdings[0]?.warehouseId,
          CODE: order.code,
          LETTERS: order.code.slice(-5),
          DIGITS: order.customer.phone.slice(-4),
          TRACK: order.trackingNumber ?? '',
          BANK: order.references[0]?.slice(5),
          SKU: order.items[0]?.code,
        }[value] ?? value,
      ]),
    );
  for (const [what, given] of Object.entries(lists)) {
    let total = 0;
    const times = await time(async (order) => {
      const query = searchOrders.query.parse(filledIn(given, order));
      ({ total } = await listOf(ordersAt(now), query, {}, rows));
    });
    console.log(`${what}: ${total}`, times);
  }
  let counts = {};
  const times = await time(async () => (counts = await countQueuesIn(rows, now)));
  console.log('the counts of all queues', counts, times);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
