import * as z from 'zod';
import { allOrThrow } from '../all-or-throw.ts';
import { log } from '../log.ts';
import type { Context, TableContext } from '../table/context.ts';
import type { Scan } from '../table/scan.ts';
import { create, type Item, put } from '../table/table-operations.ts';
import type { Repair, Rewrite } from './rewrite.ts';
import { rewriteItem } from './rewrite-item.ts';

/**
 * Progress of a rewrite in one segment of the table.
 *
 *   a segment's checkpoint   pk REWRITE#<name>   sk SEGMENT#<number>
 */
const Checkpoint = z.object({
  /** Raised with every page; two workers on one segment detect each other by it. */
  page: z.int(),
  from: z.object({ pk: z.string(), sk: z.string() }).optional(),
  isDone: z.boolean(),
  looked: z.int(),
  rewritten: z.int(),
});
type Checkpoint = z.output<typeof Checkpoint>;

const segments = 4;
const segmentNumbers = Array.from({ length: segments }, (_, segment) => segment);

const keyOf = (name: string, segment: number) => ({ pk: `REWRITE#${name}`, sk: `SEGMENT#${segment}` });
const untouched: Checkpoint = { page: 0, isDone: false, looked: 0, rewritten: 0 };

type Work = Context & { scan: Scan; until: number };
type Place = { rewrite: Rewrite | Repair; segment: number };

/** Refusal when another worker has moved the checkpoint of this segment. */
const overtaken = 'overtaken';

async function keep(
  { table }: TableContext,
  { rewrite, segment }: Place,
  before: Checkpoint,
  after: Checkpoint,
): Promise<boolean> {
  const item: Item = { ...keyOf(rewrite.name, segment), entity: 'rewrite', ...after };
  const write =
    before.page === 0
      ? create(item, { refusal: overtaken })
      : put(item, { when: { page: before.page }, refusal: overtaken });
  return (await table.write([write])) === undefined;
}

/** Number of items rewritten in parallel, small because the table also serves the shop. */
const atOnce = 8;

async function rewriteAll(
  { table, now }: Work,
  rewrite: Rewrite | Repair,
  items: readonly Item[],
): Promise<number> {
  let rewritten = 0;
  for (let start = 0; start < items.length; start += atOnce) {
    const some = items.slice(start, start + atOnce);
    const outcomes = await Promise.all(
      some.map((item) =>
        'repair' in rewrite ? rewrite.repair({ table, now }, item) : rewriteItem(table, rewrite, item),
      ),
    );
    rewritten += outcomes.filter(Boolean).length;
  }
  return rewritten;
}

/** Rewrites one page; it runs again with the same result if no checkpoint was stored. */
async function workOn(work: Work, { rewrite, segment }: Place, at: Checkpoint): Promise<Checkpoint> {
  const { items, next } = await work.scan({ segment, segments, entities: rewrite.entities, from: at.from });
  return {
    page: at.page + 1,
    ...(next && { from: next }),
    isDone: next === undefined,
    looked: at.looked + items.length,
    rewritten: at.rewritten + (await rewriteAll(work, rewrite, items)),
  };
}

async function rewriteSegment(work: Work, place: Place, start: Checkpoint): Promise<boolean> {
  let at = start;
  while (!at.isDone && Date.now() < work.until) {
    const after = await workOn(work, place, at);
    if (!(await keep(work, place, at, after))) return false;
    at = after;
  }
  const { page, isDone, looked, rewritten } = at;
  if (page > start.page)
    log.info('items rewritten', {
      rewrite: place.rewrite.name,
      segment: place.segment,
      looked,
      rewritten,
      isDone,
    });
  return at.isDone;
}

async function runRewrite(work: Work, rewrite: Rewrite | Repair): Promise<boolean> {
  const starts = await work.table.getMany(
    segmentNumbers.map((segment) => [keyOf(rewrite.name, segment), Checkpoint] as const),
  );
  const parts = await Promise.allSettled(
    segmentNumbers.map((segment) => rewriteSegment(work, { rewrite, segment }, starts[segment] ?? untouched)),
  );
  // Waits for all segments to end before it throws, so that none keeps running.
  return allOrThrow(parts).every(Boolean);
}

/** Continues unfinished rewrites one by one until the time runs out; returns whether all are done. */
export async function runRewrites(work: Work, rewrites: readonly (Rewrite | Repair)[]): Promise<boolean> {
  for (const rewrite of rewrites) if (!(await runRewrite(work, rewrite))) return false;
  return true;
}

/** Marks all rewrites as done, for a table that was filled with items in the current shape. */
export async function skipRewrites(context: Context, rewrites: readonly (Rewrite | Repair)[]): Promise<void> {
  for (const rewrite of rewrites)
    for (const segment of segmentNumbers)
      await keep(context, { rewrite, segment }, untouched, { ...untouched, page: 1, isDone: true });
}
