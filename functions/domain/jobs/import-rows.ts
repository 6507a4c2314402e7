import { jobKind } from '#shared/jobs/job-kinds.ts';
import { jobLimits } from '#shared/jobs/job-status.ts';
import { reasonTitles } from '#shared/sheets/cell-problems.ts';
import type { RawCell } from '#shared/sheets/sheet-column.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { beginImport, ImportCursor, readHeads } from './import-begin.ts';
import { rowsFrom } from './import-file.ts';
import { differences, type ImportRow, picked, type Problems, readRow, normaliseKey } from './import-plan.ts';
import { type ImportTarget, rowAlreadyApplied, type RowsAbout } from './job-target.ts';
import { noteRows } from './note-rows.ts';
import { takeRowsBack } from './take-rows-back.ts';
import { type RowPlan, runPieces } from './run-pieces.ts';
import { joinPieces, keepPiece } from './job-pieces.ts';
import { jobKeys } from './job-keys.ts';
import { rowItem, type StoredJob, StoredRow, jobExpiry } from './job-record.ts';
import type { JobContext, JobRunner, JobStep } from './job-runner.ts';
import { reasonOf } from './read-jobs.ts';

type Refusal = Pick<ImportRow, 'row' | 'key' | 'cells' | 'problems'> & { kind: 'refused' };
type RowToCheck = Pick<StoredRow, 'row' | 'key' | 'problems' | 'before' | 'after' | 'made'>;
type RowOutcome =
  | { kind: 'empty' | 'unchanged' | 'changed' }
  /** `remarked`: row that a person must look at before the import is carried out. */
  | { kind: 'would' | 'would_make'; remarked?: RowToCheck }
  | Refusal;

const refuse = (read: ImportRow, problems: Problems): Refusal => ({
  kind: 'refused',
  row: read.row,
  key: keyOf(read),
  cells: read.cells,
  problems,
});

/** Maximum refused heads stored with the job. Beyond it, only rows below the latest are refused exactly. */
const maxRefusedHeads = 2000;

/** Text by which people recognise the thing of a row. */
const keyOf = ({ key, part, values }: ImportRow): string =>
  [key, part].filter(Boolean).join(' / ') || String(values['name'] ?? '');

export function importRows<Thing extends { id: string }>(target: ImportTarget<Thing>): JobRunner {
  const { key, part, enough } = target;

  /** Parses a row and finds its problems. Undefined for an empty one. */
  function readOne(
    job: StoredJob,
    cells: RawCell[],
    place: number,
    columns: ImportCursor['columns'],
    repeated: ReadonlySet<number>,
  ) {
    const read = readRow(cells, place, columns, { sheet: jobKind(job.kind).sheet, key, part, enough });
    if (!read || !repeated.has(read.row)) return read;
    return {
      ...read,
      problems: [...read.problems, { column: read.part === null ? key : (part ?? key), code: 'repeated' }],
    };
  }

  function decide(
    context: JobContext,
    job: StoredJob,
    read: ImportRow | undefined,
    thing: Thing | undefined,
  ): RowPlan<RowOutcome> {
    if (!read) return { outcome: { kind: 'empty' } };
    if (read.problems.length > 0) return { outcome: refuse(read, read.problems) };
    if (!thing)
      return {
        outcome: refuse(read, [{ column: read.part === null ? key : (part ?? key), code: 'not_found' }]),
      };
    const isNew = target.isNew?.(thing) ?? false;
    const now = isNew ? {} : target.valuesOf(thing);
    const said = target.meaningOf
      ? target.meaningOf(thing, read.values, read)
      : { values: read.values, remarks: [] };
    if ('problems' in said) return { outcome: refuse(read, said.problems) };
    const after = isNew ? said.values : differences(said.values, now);
    if (!isNew && Object.keys(after).length === 0) return { outcome: { kind: 'unchanged' } };
    const told = {
      row: read.row,
      key: keyOf(read),
      problems: said.remarks ?? [],
      before: picked(now, after),
      after,
      ...(isNew && { made: true as const }),
    };
    if (job.input['mode'] === 'check') {
      const kind = isNew ? 'would_make' : 'would';
      return { outcome: { kind, ...(told.problems.length > 0 && { remarked: told }) } };
    }
    const rest = { status: 'changed', target: thing.id, expiresAt: jobExpiry(context.now()) } as const;
    const item = rowItem(job.id, { ...told, ...rest });
    const also = create(item, { refusal: rowAlreadyApplied });
    return { outcome: { kind: 'changed' }, change: { values: after, also } };
  }

  /** Refuses in the trial run every row below a refused one. `lost` holds the refused keys. */
  function belowRefused(
    read: ImportRow | undefined,
    thing: Thing | undefined,
    plan: RowPlan<RowOutcome>,
    { isCheck, heads, bases }: RowsAbout,
    lost: Set<string>,
  ): RowPlan<RowOutcome> {
    if (!read || !isCheck) return plan;
    const own = normaliseKey(read.key);
    if (plan.outcome.kind === 'refused') {
      if (read.part === null && (heads.has(own) || bases.has(own))) lost.add(own);
      return plan;
    }
    const headOf = (column: string) =>
      column === part ? own : normaliseKey(String(read.values[column] ?? ''));
    const column = thing && target.awaits?.(thing).find((one) => lost.has(headOf(one)));
    return column === undefined ? plan : { outcome: refuse(read, [{ column, code: 'head_refused' }]) };
  }

  /** Finds the things of rows without problems, each in its row's position. */
  async function findAll(context: JobContext, reads: readonly (ImportRow | undefined)[], about: RowsAbout) {
    const good = reads.filter((read) => read !== undefined && read.problems.length === 0) as ImportRow[];
    const keys = good.map((read) => read.key);
    const things = await target.findByKeys(context, keys, good, about);
    const found = new Map(good.map((read, place) => [read, things[place]]));
    return reads.map((read) => read && found.get(read));
  }

  /** Facts about the whole file, for the trial run only, when nothing of the file exists yet. */
  async function aboutRows(context: JobContext, job: StoredJob, cursor: ImportCursor): Promise<RowsAbout> {
    const isCheck = job.input['mode'] === 'check';
    const isParted = isCheck && part !== undefined;
    const none = { heads: new Set<string>(), bases: new Set<string>() };
    return { isCheck, ...(isParted ? await readHeads(context, job, cursor) : none) };
  }

  async function outcomesOf(
    context: JobContext,
    job: StoredJob,
    cursor: ImportCursor,
    rows: RawCell[][],
  ): Promise<{ outcomes: RowOutcome[]; refusedHeads: string[] }> {
    const repeated = new Set(cursor.repeated);
    const about = await aboutRows(context, job, cursor);
    const lost = new Set(cursor.refusedHeads);
    const outcomes = await runPieces<Thing, ImportRow | undefined, RowOutcome>(
      context,
      target,
      rows.map((cells, place) => readOne(job, cells, cursor.row + place, cursor.columns, repeated)),
      {
        find: (reads) => findAll(context, reads, about),
        ...(target.weight && {
          units: {
            of: (read) => (read?.key ? normaliseKey(read.key) : undefined),
            weight: target.weight,
            alone: (read) => read !== undefined && (target.alone?.(read) ?? false),
          },
        }),
        decide: (read, thing) => belowRefused(read, thing, decide(context, job, read, thing), about, lost),
        refused: (read, code) => (read ? refuse(read, [{ column: null, code }]) : { kind: 'empty' }),
      },
    );
    return { outcomes, refusedHeads: [...lost].slice(-maxRefusedHeads) };
  }

  /** Counts the changes recorded in a range of rows, including those of a second worker on the same piece. */
  async function changedBetween(
    { table }: JobContext,
    job: StoredJob,
    from: number,
    to: number,
  ): Promise<Record<'changed' | 'made' | 'remarked', number>> {
    const asked = { pk: jobKeys.partition(job.id), between: jobKeys.rowsBetween(from, to) };
    const { items } = await table.query({ ...asked, limit: 1000 }, StoredRow);
    const changed = items.filter(({ status }) => status === 'changed');
    return {
      changed: changed.length,
      made: changed.filter((row) => row.made).length,
      remarked: changed.filter(({ problems }) => problems.length > 0).length,
    };
  }

  async function workOn(context: JobContext, job: StoredJob, cursor: ImportCursor): Promise<JobStep> {
    const rows = await rowsFrom(context, job.ownerId, cursor);
    const { outcomes, refusedHeads } = await outcomesOf(context, job, cursor, rows);
    const refused = outcomes.filter((one) => one.kind === 'refused');
    const remarked = outcomes.flatMap((one) => ('remarked' in one && one.remarked ? [one.remarked] : []));
    // The table keeps a limited number of rows of each kind, but all are counted.
    const shown = <Row>(rows: Row[], before: number) =>
      rows.slice(0, Math.max(0, jobLimits.shownRows - before));
    await noteRows(context, job, 'refused', shown(refused, job.refused));
    await noteRows(context, job, 'remarked', shown(remarked, job.remarked));
    const next = cursor.row + outcomes.length;
    const count = (kind: RowOutcome['kind']) => outcomes.filter((one) => one.kind === kind).length;
    const told = await changedBetween(context, job, cursor.row + 2, next + 1);
    const made = told.made + count('would_make');
    const changed = told.changed + count('would') + count('would_make');
    const wrong = refused.map(({ cells, problems }) => [
      ...cursor.headings.map((_, at) => cells[at] ?? null),
      reasonOf(problems, jobKind(job.kind).sheet, job.language),
    ]);
    const pieces = wrong.length > 0 ? [await keepPiece(context, job, wrong)] : [];
    const empty = count('empty');
    return {
      counts: {
        done: job.done + outcomes.length,
        changed: job.changed + changed,
        made: job.made + made,
        refused: job.refused + refused.length,
        remarked: job.remarked + told.remarked + remarked.length,
        // Two workers on one piece may judge a row differently, so the count must not become negative.
        unchanged: job.unchanged + Math.max(0, outcomes.length - changed - refused.length - empty),
      },
      cursor: { ...cursor, refusedHeads, row: next, pieces: [...cursor.pieces, ...pieces] },
    };
  }

  /** Writes the sheet with a reason per refused row, to be corrected and imported again. */
  async function finish(context: JobContext, job: StoredJob, cursor: ImportCursor): Promise<JobStep> {
    if (job.refused === 0) return { cursor, end: { status: 'done' } };
    const file = await joinPieces(context, job, {
      format: cursor.format,
      name: target.fileName[job.language],
      headings: [...cursor.headings, reasonTitles[job.language]],
      pieces: cursor.pieces,
    });
    return { cursor, end: { status: 'done', file } };
  }

  return {
    step(context, job) {
      if (job.cursor === null) return beginImport(context, job, target);
      const cursor = ImportCursor.parse(job.cursor);
      return cursor.row < cursor.rows ? workOn(context, job, cursor) : finish(context, job, cursor);
    },
    takeBack: (context, job) => takeRowsBack(context, target, job),
  };
}
