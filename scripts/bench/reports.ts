import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refundsView } from '#functions/domain/refunds/refunds-view.ts';
import { listOrderDays } from '#functions/domain/reports/sales/order-days.ts';
import { listPaymentDays } from '#functions/domain/reports/payment-days.ts';
import { firstOrderCohorts } from '#functions/domain/reports/sales/cohorts.ts';
import { paymentKpis } from '#functions/domain/reports/payment-figures.ts';
import { periodsOf } from '#functions/domain/reports/report-period.ts';
import { salesBy, soldIn } from '#functions/domain/reports/sales/sales-groups.ts';
import { salesView } from '#functions/domain/reports/sales/sales-view.ts';
import { takingsView } from '#functions/domain/reports/takings-view.ts';
import { connectPostgres } from '#functions/platform/views/postgres-client.ts';
import { makePlace } from '#functions/platform/views/postgres-places.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { percentile } from './percentiles.ts';
import { anOrder, aPayment } from './report-orders.ts';
import { megabytes, seconds } from './view-lists.ts';

/* Measures reports over a year of orders and payments on the views alone; no query is repeated. `node
   scripts/bench/reports.ts 100000`, or for the second engine `… 100000 postgres://…` */

const [count = '100000', address] = process.argv.slice(2);
const orders = Number(count);
const atOnce = 500;
const rounds = 40;
const now = new Date();
const folder = mkdtempSync(join(tmpdir(), 'cholang-reports-'));

type Kept<T, Asked> = {
  ask: Asked;
  write: (items: readonly T[]) => void | Promise<void>;
  megabytes: () => number;
};

function inFile<T, Asked>({ name, sqlite }: ViewDefinition<T, Asked>): Kept<T, Asked> {
  const file = join(folder, `${name}.sqlite`);
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536');
  db.exec(sqlite.schema);
  const writer = sqlite.writer(db);
  return {
    ask: sqlite.ask(db),
    write(items) {
      db.exec('BEGIN');
      for (const item of items) writer.save(item);
      db.exec('COMMIT');
    },
    megabytes: () => megabytes(statSync(file).size),
  };
}

async function inDatabase<T, Asked>(view: ViewDefinition<T, Asked>, at: string): Promise<Kept<T, Asked>> {
  const sql = await connectPostgres({ address: at, region: '' });
  const place = await makePlace(sql, view);
  return {
    ask: view.postgres.ask(sql, place),
    write: (saved) => sql.transaction((tx) => view.postgres.write(tx, place, { saved, removed: [] })),
    megabytes: () => 0,
  };
}

const kept = <T, Asked>(view: ViewDefinition<T, Asked>) =>
  address ? inDatabase(view, address) : inFile(view);

const dayBefore = (days: number): string =>
  new Date(now.getTime() + 7 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

try {
  const [sales, takings, refunds] = [await kept(salesView), await kept(takingsView), await kept(refundsView)];
  const filling = performance.now();
  for (let from = 0; from < orders; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, orders - from) }, (_, place) =>
      anOrder(from + place, now.getTime()),
    );
    await sales.write(some);
    await takings.write(some.map(aPayment));
  }
  const fillSeconds = seconds(filling);
  const money = { takings: takings.ask, refunds: refunds.ask };
  const clock = { now: () => now };

  const reports = (filters: { start: string; end: string; warehouseId?: string }) => {
    const { period, before } = periodsOf(filters, now);
    const asked = { period, filters, rows: sales.ask };
    return {
      summary: () => Promise.all([paymentKpis(period, filters, money), paymentKpis(before, filters, money)]),
      'payments by day': () => listPaymentDays(clock, filters, money),
      'orders by day': () => listOrderDays(clock, filters, sales.ask),
      'sales by day': () =>
        Promise.all([salesBy('day', asked), soldIn(asked), soldIn({ ...asked, period: before })]),
      'sales by product': () =>
        Promise.all([salesBy('product', asked), soldIn(asked), soldIn({ ...asked, period: before })]),
      'sales by business': () => salesBy('business', asked),
      'sales by warehouse': () => salesBy('warehouse', asked),
      'who came back': () =>
        firstOrderCohorts(sales.ask, { since: dayBefore(365).slice(0, 7), until: dayBefore(0).slice(0, 7) }),
    };
  };

  const lines = [];
  for (const days of [7, 30, 90, 365])
    for (const warehouseId of [undefined, 'kho-2'])
      for (const name of Object.keys(reports({ start: dayBefore(1), end: dayBefore(1) }))) {
        const [times, work]: [number[], number[]] = [[], []];
        for (let round = 0; round < rounds; round += 1) {
          const shift = days === 365 ? 0 : round % 20;
          const filters = {
            start: dayBefore(days - 1 + shift),
            end: dayBefore(shift),
            ...(warehouseId && { warehouseId }),
          };
          const ask = reports(filters)[name as 'summary'];
          const [began, worked] = [performance.now(), process.cpuUsage()];
          await ask();
          times.push(performance.now() - began);
          const { user, system } = process.cpuUsage(worked);
          work.push((user + system) / 1000);
        }
        const of = (values: number[], percent: number) => Math.round(percentile(values, percent) * 10) / 10;
        const [p50, p95] = [of(times, 50), of(times, 95)];
        // Processor time is reported too, because it is more reliable if the machine has other work.
        const ofProcessor = of(work, 95);
        lines.push({ report: name, days, one: warehouseId !== undefined, p50, p95, ofProcessor });
      }
  console.table(lines);
  console.log(
    JSON.stringify({
      orders,
      fillSeconds,
      salesMegabytes: sales.megabytes(),
      takingsMegabytes: takings.megabytes(),
    }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
