import { can, type Role } from '#shared/contract/access.ts';
import { jobKind } from '#shared/jobs/job-kinds.ts';
import type { Job, JobRow, JobRowStatus } from '#shared/jobs/job.ts';
import { isUnderWay } from '#shared/jobs/job-status.ts';
import { errorMessage } from '#shared/messages/index.ts';
import { AppError, type ErrorCode, errorStatus } from '#shared/contract/errors.ts';
import { cellProblemText, isCellProblem } from '#shared/sheets/cell-problems.ts';
import type { CellValue, SheetColumn } from '#shared/sheets/sheet-column.ts';
import type { Language } from '#shared/values/language.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Slice } from '#functions/platform/table/table.ts';
import { isStalled } from './end-job.ts';
import { jobKeys } from './job-keys.ts';
import { jobRecord, StoredJob, StoredRow } from './job-record.ts';

export type JobReader = { userId: string; role: Role };

/** Its owner's or an admin's, as long as they may do such work at all; to everybody else it is not there. */
export async function requireJob({ table }: Context, reader: JobReader, id: string): Promise<StoredJob> {
  const job = await jobRecord.find(table, { id });
  const isTheirs = job && (job.ownerId === reader.userId || reader.role === 'admin');
  if (!isTheirs || !can(reader.role, jobKind(job.kind).capability)) throw new AppError('JOB_NOT_FOUND');
  return job;
}

export const mayTakeBack = ({ kind, status, changed, takenBack, kept, input }: StoredJob): boolean =>
  jobKind(kind).takesBack &&
  input['mode'] !== 'check' &&
  ['done', 'stopped', 'failed'].includes(status) &&
  changed > takenBack + kept;

const modeOf = ({ input: { mode } }: StoredJob) => (mode === 'check' || mode === 'apply' ? mode : null);

/** A job as it is shown. One nobody is at work on any more has failed, whatever it says of itself. */
export function toJob(stored: StoredJob, language: Language, at: Date): Job {
  const { checkId } = stored.input;
  const gaveUp = isStalled(stored, at) && { status: 'failed' as const, reason: 'stalled' as const };
  return {
    ...stored,
    ...gaveUp,
    mode: modeOf(stored),
    checkId: typeof checkId === 'string' ? checkId : null,
    columns: jobKind(stored.kind)
      .sheet.filter(({ readOnly }) => !readOnly)
      .map(({ name, titles }) => ({ name, title: titles[language] })),
    file: stored.file && { name: stored.file.name, rows: stored.file.rows },
    mayTakeBack: mayTakeBack(stored),
  };
}

export async function listJobs(
  { table, now }: Context,
  ownerId: string,
  { take, cursor, language }: { take: number; cursor: string | undefined; language: Language },
): Promise<{ data: Job[]; nextCursor: string | null }> {
  const asked = {
    index: 'gsi1',
    pk: jobKeys.owner(ownerId),
    limit: take,
    newestFirst: true,
    cursor,
  } as const;
  const { items, cursor: next } = await table.list(asked, StoredJob);
  return { data: items.map((job) => toJob(job, language, now())), nextCursor: next ?? null };
}

const isErrorCode = (code: string): code is ErrorCode => code in errorStatus;

/** Why a row was refused, in one sentence a column. */
export function reasonOf(
  problems: StoredRow['problems'],
  columns: readonly SheetColumn[],
  language: Language,
): string {
  return problems
    .map(({ column, code }) => {
      const title = columns.find(({ name }) => name === column)?.titles[language];
      const text = isCellProblem(code)
        ? cellProblemText(code, language)
        : errorMessage(isErrorCode(code) ? code : 'INTERNAL', language);
      return title ? `${title}: ${text}` : text;
    })
    .join('; ');
}

const flags = { vi: ['không', 'có'], en: ['no', 'yes'] } as const;

export function cellText(value: CellValue | undefined, language: Language): string {
  if (typeof value === 'boolean') return flags[language][Number(value)] ?? '';
  return String(value ?? '');
}

function toRow(
  { before, after, problems, ...row }: StoredRow,
  columns: readonly SheetColumn[],
  language: Language,
): JobRow {
  return {
    row: row.row,
    key: row.key,
    status: row.status,
    reason: reasonOf(problems, columns, language),
    changes: Object.keys(after).map((name) => ({
      title: columns.find((column) => column.name === name)?.titles[language] ?? name,
      before: cellText(before[name], language),
      after: cellText(after[name], language),
    })),
  };
}

type RowsAsked = {
  take: number;
  cursor: string | undefined;
  status: JobRowStatus | undefined;
  language: Language;
};

/** How many rows are looked through for a page of one status: further ones come with the next page. */
const lookedThrough = 500;

export async function listJobRows(
  { table }: Context,
  job: StoredJob,
  { take, cursor, status, language }: RowsAsked,
): Promise<{ data: JobRow[]; nextCursor: string | null }> {
  const columns = jobKind(job.kind).sheet;
  const data: JobRow[] = [];
  let next = cursor;
  let looked = 0;
  do {
    const slice: Slice<StoredRow> = await table.list(
      { pk: jobKeys.partition(job.id), startsWith: jobKeys.rows, limit: take - data.length, cursor: next },
      StoredRow,
    );
    const found = slice.items.filter((row) => status === undefined || row.status === status);
    data.push(...found.map((row) => toRow(row, columns, language)));
    looked += Math.max(1, slice.items.length);
    next = slice.cursor;
  } while (next && data.length < take && looked < lookedThrough);
  return { data, nextCursor: next ?? null };
}

/** What of a job an act may be done to: it must not have moved on. */
export const requireUnderWay = (job: StoredJob): void => {
  if (!isUnderWay(job.status)) throw new AppError('JOB_STATE');
};
