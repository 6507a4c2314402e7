import * as z from 'zod';
import type { Role } from '#shared/contract/access.ts';
import { mayDo } from '#shared/jobs/define-job.ts';
import { jobKind } from '#shared/jobs/job-kinds.ts';
import type { Job, JobRow, JobRowStatus } from '#shared/jobs/job.ts';
import { isRunningStatus, mayPass } from '#shared/jobs/job-status.ts';
import { errorMessage, fieldMessage, isFieldMessage } from '#shared/messages/index.ts';
import { AppError, type ErrorCode, errorStatus } from '#shared/contract/errors.ts';
import { cellProblemText, isCellProblem } from '#shared/sheets/cell-problems.ts';
import { wordsBetween } from '#shared/sheets/read-cell.ts';
import type { CellValue, PlaceKind, SheetColumn } from '#shared/sheets/sheet-column.ts';
import type { Language } from '#shared/values/language.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import type { Slice } from '#functions/platform/table/table.ts';
import { isStalled } from './end-job.ts';
import { jobKeys } from './job-keys.ts';
import { fileUntil, jobRecord, StoredJob, StoredRow } from './job-record.ts';

export type JobReader = { userId: string; role: Role };

/** Finds a job for its owner or an admin who may still run its kind. For others it does not exist. */
export async function requireJob({ table }: Context, reader: JobReader, id: string): Promise<StoredJob> {
  const job = await jobRecord.find(table, { id });
  const isTheirs = job && (job.ownerId === reader.userId || reader.role === 'admin');
  if (!isTheirs || !mayDo(jobKind(job.kind), reader.role)) throw new AppError('JOB_NOT_FOUND');
  return job;
}

/** Returns whether the job makes changes to rows that can be undone. */
const changesRows = ({ kind, input }: StoredJob): boolean =>
  jobKind(kind).takesBack && input['mode'] !== 'check';

/** Returns whether a job can be undone. A running job is stopped first. */
export const mayTakeBack = (job: StoredJob): boolean =>
  changesRows(job) &&
  (job.status === 'queued' || job.status === 'running'
    ? !job.backAsked
    : ['done', 'stopped', 'failed'].includes(job.status) && job.changed > job.takenBack + job.kept);

/** Returns whether a job can be resumed: it was stopped, or it failed for a reason that may pass. */
export const mayResume = (job: StoredJob, at: Date): boolean =>
  job.takingBack === null &&
  (job.status === 'stopped' ||
    (job.status === 'failed' && job.reason !== null && mayPass(job.reason)) ||
    (isStalled(job, at) && job.status === 'running'));

const modeOf = ({ input: { mode } }: StoredJob) => (mode === 'check' || mode === 'apply' ? mode : null);

const OfFile = z.object({
  encoding: z.string().nullable().catch(null),
  ignored: z.array(z.string()).catch([]),
});

/** File of the job while it can be downloaded. */
function fileOf(job: StoredJob, at: Date): Job['file'] {
  const until = fileUntil(job);
  return job.file && until > at.toISOString() ? { name: job.file.name, rows: job.file.rows, until } : null;
}

/** Job as it is shown. A stalled job is shown as failed, although its stored status says otherwise. */
export function toJob(stored: StoredJob, language: Language, at: Date): Job {
  const { checkId } = stored.input;
  const sheet: readonly SheetColumn[] = jobKind(stored.kind).sheet;
  const ofFile = OfFile.safeParse(stored.cursor).data;
  const titleOf = (name: string) => sheet.find((column) => column.name === name)?.titles[language] ?? name;
  const gaveUp = isStalled(stored, at) && { status: 'failed' as const, reason: 'stalled' as const };
  return {
    ...stored,
    ...gaveUp,
    mode: modeOf(stored),
    encoding: ofFile?.encoding ?? null,
    ignored: (ofFile?.ignored ?? []).map(titleOf),
    checkId: typeof checkId === 'string' ? checkId : null,
    columns: sheet
      .filter(({ readOnly }) => !readOnly)
      .map(({ name, titles }) => ({ name, title: titles[language] })),
    file: fileOf(stored, at),
    changesRows: changesRows(stored),
    mayTakeBack: mayTakeBack(stored),
    mayResume: mayResume(stored, at),
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

function problemText({ code, values }: StoredRow['problems'][number], language: Language): string {
  if (isCellProblem(code)) return cellProblemText(code, language, values);
  // Cells show the same message as the field of the form.
  if (isFieldMessage(code)) return fieldMessage(code, language);
  return errorMessage(isErrorCode(code) ? code : 'INTERNAL', language);
}

/** Reasons why a row was refused, one sentence per column. */
export function reasonOf(
  problems: StoredRow['problems'],
  columns: readonly SheetColumn[],
  language: Language,
): string {
  return problems
    .map((problem) => {
      const title = columns.find(({ name }) => name === problem.column)?.titles[language];
      const text = problemText(problem, language);
      // The full stop is removed, since the sentences are joined below.
      const said = text.replace(/\.$/, '');
      return title ? `${title}: ${said}` : said;
    })
    .join('; ');
}

const flags = { vi: ['không', 'có'], en: ['no', 'yes'] } as const;

/** Formats a value as people write it in a cell of its column. */
export function cellText(
  value: CellValue | undefined,
  { kind, words }: Pick<SheetColumn, 'kind' | 'words'>,
  language: Language,
): string {
  if (typeof value === 'boolean') return flags[language][Number(value)] ?? '';
  const text = String(value ?? '');
  const said = kind === 'words' ? text.split(wordsBetween) : [text];
  return said.map((one) => words?.[one]?.[language] ?? one).join(wordsBetween);
}

/** Looks up names of places by id. An implementation leaves out kinds it does not know. */
type NamesOfPlaces = (
  context: TableContext,
  places: readonly { kind: PlaceKind; id: string }[],
) => Promise<ReadonlyMap<string, string>>;

const noColumn: Pick<SheetColumn, 'kind'> = { kind: 'text' };

function toRow(
  { before, after, problems, made, ...row }: StoredRow,
  columns: readonly SheetColumn[],
  language: Language,
  names: ReadonlyMap<string, string>,
): JobRow {
  const shown = (name: string, value: CellValue | undefined) => {
    const column = columns.find((one) => one.name === name);
    return (column?.refersTo && names.get(String(value))) ?? cellText(value, column ?? noColumn, language);
  };
  return {
    row: row.row,
    key: row.key,
    status: row.status,
    reason: reasonOf(problems, columns, language),
    isNew: made === true,
    // A created thing has no previous values to compare with, so only what it is gets shown.
    changes: (made ? [] : Object.keys(after)).map((name) => ({
      title: columns.find((column) => column.name === name)?.titles[language] ?? name,
      before: shown(name, before[name]),
      after: shown(name, after[name]),
    })),
  };
}

type RowsAsked = {
  take: number;
  cursor: string | undefined;
  status: JobRowStatus | undefined;
  language: Language;
  namesOfPlaces: NamesOfPlaces;
};

const isOf = (status: JobRowStatus | undefined, row: StoredRow): boolean =>
  status === undefined ||
  row.status === status ||
  (status === 'remarked' && row.status === 'changed' && row.problems.length > 0);

/** Number of rows examined for a page of one status; the next page continues from there. */
const lookedThrough = 500;

export async function listJobRows(
  { table }: Context,
  job: StoredJob,
  { take, cursor, status, language, namesOfPlaces }: RowsAsked,
): Promise<{ data: JobRow[]; nextCursor: string | null }> {
  const columns: readonly SheetColumn[] = jobKind(job.kind).sheet;
  const stored: StoredRow[] = [];
  let next = cursor;
  let looked = 0;
  do {
    const slice: Slice<StoredRow> = await table.list(
      { pk: jobKeys.partition(job.id), startsWith: jobKeys.rows, limit: take - stored.length, cursor: next },
      StoredRow,
    );
    const found = slice.items.filter((row) => isOf(status, row));
    stored.push(...found);
    looked += Math.max(1, slice.items.length);
    next = slice.cursor;
  } while (next && stored.length < take && looked < lookedThrough);
  const places = stored.flatMap(({ before, after }) =>
    columns.flatMap(({ name, refersTo: kind }) =>
      kind ? [before[name], after[name]].flatMap((id) => (id ? [{ kind, id: String(id) }] : [])) : [],
    ),
  );
  const names = await namesOfPlaces({ table }, places);
  const data = stored.map((row) => toRow(row, columns, language, names));
  return { data, nextCursor: next ?? null };
}

/** Requires that a job is still running before it is changed. */
export const requireRunning = (job: StoredJob): void => {
  if (!isRunningStatus(job.status)) throw new AppError('JOB_STATE');
};
