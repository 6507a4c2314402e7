import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { paymentRecord } from '#functions/domain/payments/records/payment-record.ts';
import { whileStopped } from '#infra/local/commands/stopped-market.ts';
import { openTableWriter } from '#seed/table-writer.ts';
import { anOrder, aPayment } from './report-orders.ts';
import { percentile } from './percentiles.ts';
import { origin, startShop } from './running-shop.ts';
import { anAdmin } from './staff.ts';
import { megabytes, seconds } from './view-lists.ts';

/* Measures an export of payments in the running product, from the press of the button to the link, and the
   cost of lists meanwhile: `node scripts/bench/export-job.ts 100000 csv` */

const [count = '100000', format = 'csv'] = process.argv.slice(2);
/**
 * Reduced by 100, because the demo shop has payments of its own and a file holds at most a hundred thousand
 * rows.
 */
const payments = Number(count) - 100;
const now = Date.now();
const home = mkdtempSync(join(tmpdir(), 'cholang-export-job-'));

const Total = z.object({ totalCount: z.int() });
const Job = z.object({
  id: z.string(),
  status: z.string(),
  reason: z.string().nullable(),
  endedAt: z.string().nullable(),
  file: z.object({ rows: z.int() }).nullable(),
});

function* items() {
  for (let place = 0; place < payments; place += 1) yield paymentRecord.item(aPayment(anOrder(place, now)));
}

const day = (ago: number): string => new Date(now - ago * 86_400_000).toISOString().slice(0, 10);
const query = { start: day(365), end: day(0) };

/** Resident memory of the product, which is a single process here. */
const resident = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

try {
  await (await startShop(home)).stop();
  const filling = performance.now();
  await whileStopped(home, async ({ dynamodbEndpoint, tableName }) => {
    const table = openTableWriter(dynamodbEndpoint, tableName);
    await table.writeAll(items());
    table.close();
  });
  console.log(`${payments} payments written in ${seconds(filling)} s`);
  const shop = await startShop(home);
  const staff = await anAdmin(origin);
  const following = performance.now();
  const address = `/admin/reports/drilldown/payments?start=${query.start}&end=${query.end}`;
  for (;;) {
    const { status, body } = await staff.send('GET', address);
    if (status === 200 && Total.parse(body).totalCount >= payments) break;
    await pause(500);
  }
  console.log(`listed after ${seconds(following)} s`);

  const before = resident(shop.pid);
  const began = performance.now();
  const started = await staff.must('POST', '/admin/jobs', {
    kind: 'export-payments',
    input: { format, query },
  });
  let job = Job.parse(started.body);
  const held: number[] = [];
  const waits: number[] = [];
  while (!job.endedAt) {
    waits.push((await staff.must('GET', '/admin/products')).milliseconds);
    held.push(resident(shop.pid));
    await pause(200);
    job = Job.parse((await staff.must('GET', `/admin/jobs/${job.id}`)).body);
  }
  const { status, reason } = job;
  console.log({
    status,
    reason,
    format,
    rows: job.file?.rows,
    seconds: seconds(began),
    residentBefore: megabytes(before),
    residentMost: megabytes(Math.max(...held)),
    residentAfter: megabytes(resident(shop.pid)),
    listMeanwhile: `p95 ${Math.round(percentile(waits, 95))} ms`,
  });
  await shop.stop();
} finally {
  rmSync(home, { recursive: true, force: true });
}
process.exit(0);
