import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { JobContext } from '#functions/domain/jobs/job-runner.ts';
import type { StoredJob } from '#functions/domain/jobs/job-record.ts';
import { paymentsView } from '#functions/domain/payments/staff/payments-view.ts';
import { paymentsExport } from '#functions/domain/reports/export-payments.ts';
import { anOrder, aPayment } from './report-orders.ts';
import { megabytes, seconds } from './view-lists.ts';

/* Measures an export of payments piece by piece, as the background worker makes it, with a folder in place
   of the bucket. Reports the duration and the memory: `node --expose-gc scripts/bench/export.ts 100000 csv` */

const [count = '100000', format = 'csv'] = process.argv.slice(2);
const payments = Number(count);
const now = new Date();
const folder = mkdtempSync(join(tmpdir(), 'cholang-export-'));

function filled() {
  const db = new DatabaseSync(join(folder, 'payments.sqlite'));
  db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536');
  db.exec(paymentsView.sqlite.schema);
  const writer = paymentsView.sqlite.writer(db);
  db.exec('BEGIN');
  for (let place = 0; place < payments; place += 1) writer.save(aPayment(anOrder(place, now.getTime())));
  db.exec('COMMIT');
  return paymentsView.sqlite.ask(db);
}

const at = (key: string): string => join(folder, key);
const bucket = {
  get: async (key: string) => readFileSync(at(key)),
  async put(key: string, body: Uint8Array | Blob) {
    mkdirSync(dirname(at(key)), { recursive: true });
    // Writes the body in parts, as the upload sends it.
    if (!(body instanceof Blob)) return writeFileSync(at(key), body);
    writeFileSync(at(key), '');
    for await (const part of body.stream()) writeFileSync(at(key), part, { flag: 'a' });
  },
};
// Warehouses have no names here; the export reads nothing else from the table.
const context = {
  bucket,
  table: { list: async () => ({ items: [] }) },
  now: () => now,
} as unknown as JobContext;

const resident = (): number => megabytes(process.memoryUsage.rss());

try {
  const runner = paymentsExport(filled());
  globalThis.gc?.();
  const before = resident();
  const day = (ago: number) => new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  let job = {
    id: 'job',
    kind: 'export-payments',
    ownerId: 'admin',
    language: 'vi',
    input: { format, query: { start: day(365), end: day(0) } },
    createdAt: now.toISOString(),
    cursor: null,
    done: 0,
    total: null,
    turn: 1,
  } as unknown as StoredJob;
  const began = performance.now();
  const held: number[] = [];
  for (;;) {
    const { counts, cursor, end } = await runner.step(context, job);
    held.push(resident());
    job = { ...job, ...counts, cursor, turn: job.turn + 1 };
    if (!end) continue;
    const key = end.file?.key ?? '';
    console.log({
      format,
      rows: end.file?.rows,
      file: `${megabytes(statSync(at(key)).size)} MB`,
      pieces: held.length,
      seconds: seconds(began),
      residentBefore: before,
      // Every tenth piece, and the last one, with which the file is complete.
      resident: [...held.filter((_, place) => place % 10 === 0), held.at(-1)],
      most: Math.round(process.resourceUsage().maxRSS / 1024),
    });
    break;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
