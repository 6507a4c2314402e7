import * as z from 'zod';
import { jobKind } from '#shared/jobs/job-kinds.ts';
import { jobLimits } from '#shared/jobs/job-status.ts';
import type { RawCell, SheetColumn } from '#shared/sheets/sheet-column.ts';
import type { Language } from '#shared/values/language.ts';
import { joinPieces, keepPiece } from './job-pieces.ts';
import { type JobContext, JobFailure, type JobRunner, type JobStep } from './job-runner.ts';
import type { StoredJob } from './job-record.ts';
import { cellText } from './read-jobs.ts';
import { SheetFormat } from '#shared/sheets/sheet-format.ts';

const Cursor = z.object({
  /** Position of the next rows, in the source's own format; `more` is false if none are left. */
  after: z.unknown(),
  more: z.boolean(),
  pieces: z.array(z.string()),
});
type Cursor = z.infer<typeof Cursor>;

export type RowPage<Row> = {
  rows: readonly Row[];
  after: unknown;
  more: boolean;
  total?: number | undefined;
};

type ExportSource<Row> = {
  /** Reads the next rows after a cursor. The total is requested with the first page only. */
  page: (job: StoredJob, after: unknown, take: number, context: JobContext) => Promise<RowPage<Row>>;
  idOf: (row: Row) => string;
  /** File name without its extension. */
  fileName: Record<Language, string>;
};

/** Rows per piece, a message of about a second: 20 pieces for a hundred thousand rows. */
const pageRows = 5000;

const inVietnam = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'short',
});

const Field = z.union([z.string(), z.number(), z.boolean(), z.null(), z.undefined()]);

function toCell(
  field: unknown,
  { kind, words }: Pick<SheetColumn, 'kind' | 'words'>,
  language: Language,
): RawCell {
  const value = Field.parse(field);
  if (value === null || value === undefined) return null;
  if (kind === 'money' || kind === 'number') return Number(value);
  if (kind === 'moment') return inVietnam.format(new Date(String(value)));
  return cellText(value, { kind, words }, language);
}

const columnsOut = ({ kind }: StoredJob): readonly SheetColumn[] =>
  (jobKind(kind).sheet as readonly SheetColumn[]).filter(({ comesOnly }) => !comesOnly);

const dayOf = (at: Date): string => inVietnam.format(at).slice(0, 10);

/** Declares a job that exports the rows of `source`; its kind's columns are named after their fields. */
export function exportRows<Row extends object>(source: ExportSource<Row>): JobRunner {
  const { page, idOf, fileName } = source;

  async function readOn(context: JobContext, job: StoredJob, { after, pieces }: Cursor): Promise<JobStep> {
    const found = await page(job, after, pageRows, context);
    const total = found.total ?? job.total;
    if ((total ?? 0) > jobLimits.rows) throw new JobFailure('too_many_rows');
    const { ids } = z.object({ ids: z.array(z.string()).optional() }).parse(job.input);
    const wanted = ids ? found.rows.filter((row) => ids.includes(idOf(row))) : found.rows;
    const sheet = columnsOut(job);
    const cells = wanted.map((row) =>
      sheet.map((column) => toCell(Reflect.get(row, column.name), column, job.language)),
    );
    const piece = cells.length > 0 ? [await keepPiece(context, job, cells)] : [];
    const done = job.done + found.rows.length;
    // Rows may be added or deleted during the export.
    const counts = { total: Math.max(total ?? 0, done), done };
    return { counts, cursor: { after: found.after, more: found.more, pieces: [...pieces, ...piece] } };
  }

  async function finish(context: JobContext, job: StoredJob, { pieces }: Cursor): Promise<JobStep> {
    const { format } = z.object({ format: SheetFormat }).parse(job.input);
    const headings = columnsOut(job).map(({ titles }) => titles[job.language]);
    const name = `${fileName[job.language]}-${dayOf(context.now())}`;
    const file = await joinPieces(context, job, { format, name, headings, pieces });
    return { counts: { total: job.done }, end: { status: 'done', file } };
  }

  return {
    step(context, job) {
      const cursor = Cursor.parse(job.cursor ?? { after: null, more: true, pieces: [] });
      return cursor.more ? readOn(context, job, cursor) : finish(context, job, cursor);
    },
  };
}
