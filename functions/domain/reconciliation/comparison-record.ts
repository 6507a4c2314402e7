import { createHash } from 'node:crypto';
import * as z from 'zod';
import { Comparison, Difference, type ListedBy } from '#shared/reconciliation/reconciliation.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { put, remove, update, upsert } from '#functions/platform/table/table-operations.ts';
import { comparedKeys } from './reconciliation-keys.ts';

/** Stored comparison of one day with one provider. */
export const StoredComparison = Comparison.extend({
  /** Id of the run. Differences that only earlier runs found are resolved. */
  run: z.string(),
  /** Place where the next run continues if time ran out. */
  place: z.string().nullable(),
  /** End of the lease in milliseconds. */
  heldUntil: z.int(),
});
export type StoredComparison = z.infer<typeof StoredComparison>;

export const StoredDifference = Difference.extend({ run: z.string() });
export type StoredDifference = z.infer<typeof StoredDifference>;

export type DifferenceFacts = Omit<Difference, 'id' | 'explained'>;

/** Returns the id of a difference. It is the same in every run, so that an explanation is kept. */
const idOf = ({ kind, reference, noticeId }: DifferenceFacts): string =>
  createHash('sha256')
    .update(`${kind}|${noticeId ?? reference}`)
    .digest('base64url')
    .slice(0, 22);

type Day = { provider: ListedBy; day: string };

export const readComparison = ({ table }: TableContext, { provider, day }: Day) =>
  table.get(comparedKeys.day(provider, day), StoredComparison);

/** Maximum number of differences. More of them mean that something else is wrong. */
const maxDifferences = 1000;

export async function readDifferences(
  { table }: TableContext,
  { provider, day }: Day,
): Promise<StoredDifference[]> {
  const asked = { pk: comparedKeys.differences(provider, day), limit: maxDifferences };
  return (await table.list(asked, StoredDifference)).items;
}

/** Takes the lease on a day. Returns false if another run holds it. */
export async function hold({ table, now }: Context, comparison: StoredComparison): Promise<boolean> {
  const refusal = await table.write([
    put(
      { ...comparedKeys.day(comparison.provider, comparison.day), entity: 'comparison', ...comparison },
      { when: { heldUntil: { missingOrAtMost: now().getTime() } }, refusal: 'held' },
    ),
  ]);
  return refusal === undefined;
}

export const keepComparison = ({ table }: TableContext, comparison: StoredComparison) =>
  table.write([
    put({ ...comparedKeys.day(comparison.provider, comparison.day), entity: 'comparison', ...comparison }),
  ]);

/** Stores the differences found, and keeps their explanations. */
export async function keepFound(
  { table }: TableContext,
  { provider, day, run }: Day & { run: string },
  found: readonly DifferenceFacts[],
): Promise<void> {
  for (const one of found.slice(0, maxDifferences)) {
    const id = idOf(one);
    const set = { entity: 'difference', ...one, id, run };
    await table.write([
      upsert(comparedKeys.difference(provider, day, id), { set, setOnce: { explained: null } }),
    ]);
  }
}

/** Deletes differences that this run did not find again, and counts the others. */
export async function countRemaining(
  context: TableContext,
  { provider, day, run }: Day & { run: string },
): Promise<Pick<Comparison, 'differences' | 'unexplained'>> {
  const all = await readDifferences(context, { provider, day });
  const left = all.filter((one) => one.run === run);
  for (const { id } of all.filter((one) => one.run !== run))
    await context.table.write([remove(comparedKeys.difference(provider, day, id))]);
  return { differences: left.length, unexplained: left.filter(({ explained }) => !explained).length };
}

/** Stores an explanation. Returns false if there is no such difference. */
export async function explain(
  { table }: TableContext,
  { provider, day, id }: Day & { id: string },
  explained: Difference['explained'],
): Promise<boolean> {
  const change = { set: { explained } };
  const refusal = await table.write([
    update(comparedKeys.difference(provider, day, id), change, { refusal: 'missing' }),
  ]);
  return refusal === undefined;
}

/** Updates the number of unexplained differences after an explanation. */
export const setUnexplained = ({ table }: TableContext, { provider, day }: Day, unexplained: number) =>
  table.write([update(comparedKeys.day(provider, day), { set: { unexplained } })]);
