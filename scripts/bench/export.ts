import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { paymentRecord } from '#functions/domain/payments/records/payment-record.ts';
import { whileStopped } from '#infra/local/commands/stopped-market.ts';
import { openTableWriter } from '#seed/table-writer.ts';
import { aPayment, yearOfOrders } from './many-orders.ts';
import { megabytes, percentile, rounded, secondsSince } from './measure.ts';
import { type Figure, figuresOf, type Row } from './report.ts';
import { anAdmin, type Client, type RunningShop, startShop, withShop } from './shop.ts';

const now = new Date();
const day = (ago: number): string => new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
const query = { start: day(365), end: day(0) };

const Total = z.object({ totalCount: z.int() });
const Job = z.object({
  id: z.string(),
  status: z.string(),
  reason: z.string().nullable(),
  endedAt: z.string().nullable(),
  file: z.object({ rows: z.int() }).nullable(),
});

/** Resident memory of the product, which is a single process here. */
const resident = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

async function whenListed(staff: Client, payments: number): Promise<void> {
  const address = `/admin/reports/drilldown/payments?start=${query.start}&end=${query.end}`;
  for (;;) {
    const { status, body } = await staff.send('GET', address);
    if (status === 200 && Total.parse(body).totalCount >= payments) return;
    await pause(500);
  }
}

async function exportAs(format: string, staff: Client, { pid }: RunningShop): Promise<Row[]> {
  const before = resident(pid);
  const began = performance.now();
  const input = { format, query };
  let job = Job.parse((await staff.must('POST', '/admin/jobs', { kind: 'export-payments', input })).body);
  const [held, waits]: [number[], number[]] = [[], []];
  while (!job.endedAt) {
    waits.push((await staff.must('GET', '/admin/products')).milliseconds);
    held.push(resident(pid));
    await pause(200);
    job = Job.parse((await staff.must('GET', `/admin/jobs/${job.id}`)).body);
  }
  if (!job.file) throw new Error(`The export ended as ${job.status}: ${job.reason}`);
  return [
    [`${format}, from the request to the link`, secondsSince(began), 's', { note: `${job.file.rows} rows` }],
    [`${format}, memory before`, megabytes(before), 'MB'],
    [`${format}, memory at its most`, megabytes(Math.max(...held)), 'MB'],
    [`${format}, a list of products meanwhile, p95`, rounded(percentile(waits, 95)), 'ms'],
  ];
}

/**
 * Measures an export of payments in the running product, from the press of the button to the link, and the
 * cost of lists meanwhile. The payments are written to the table of the stopped product.
 */
export async function measureExport(home: string, rows: number): Promise<Figure[]> {
  await withShop(home, async () => {});
  // Reduced by 100, because the demo shop has payments of its own and a file holds at most 100,000 rows.
  const payments = rows - 100;
  await whileStopped(home, async ({ dynamodbEndpoint, tableName }) => {
    const table = openTableWriter(dynamodbEndpoint, tableName);
    await table.writeAll(yearOfOrders(payments, now).map((order) => paymentRecord.item(aPayment(order))));
    table.close();
  });
  const shop = await startShop(home);
  try {
    const staff = await anAdmin();
    await whenListed(staff, payments);
    return figuresOf(`Export of ${rows.toLocaleString('en')} payments in the running product`, [
      ...(await exportAs('csv', staff, shop)),
      ...(await exportAs('xlsx', staff, shop)),
    ]);
  } finally {
    await shop.stop();
  }
}
