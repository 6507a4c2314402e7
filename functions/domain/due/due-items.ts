import * as z from 'zod';
import { shardOf } from '#functions/platform/table/shard.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Item, put, type Operation, remove } from '#functions/platform/table/table-operations.ts';

/**
 * What has to be done later, kept as items that a scheduled function looks through each minute.
 *
 *   what of a kind is due by now, oldest first   pk DUE#<kind>#<lane>   sk <moment>#<of what>
 *
 * Each kind has lanes of its own, so that what waits for one provider stands in nobody else's way; and several, since
 * one partition takes a thousand writes a second, and every order writes here when it begins and when it is paid.
 */
export const lanesOfKind = 8;

const laneOf = (of: string): number => shardOf(of, lanesOfKind);
const partitionOf = (kind: DueKind, lane: number): string => `DUE#${kind}#${lane}`;

export const DueKind = z.enum([
  'unpaid-order',
  'payment-expiry',
  'payment-query',
  'unused-upload',
  'flash-sale',
  'price-book',
  'product-prices',
  'lot-expiry',
  'parcel-check',
  'refund-query',
  'invoice-send',
  'notification-digest',
  'late-push',
  'reward',
  'leaving',
]);
export type DueKind = z.infer<typeof DueKind>;

export const Due = z.object({
  at: z.string(),
  kind: DueKind,
  of: z.string(),
  /** The request that made it due. */
  trace: z.string().optional(),
});
export type Due = z.infer<typeof Due>;

const keyOf = ({ at, kind, of }: Due) => ({ pk: partitionOf(kind, laneOf(of)), sk: `${at}#${of}` });

export const dueItem = (due: Due): Item => ({ ...keyOf(due), entity: 'due', ...due });

/** To be written with what makes it due; asked for twice, it is due once. */
export const scheduleDue = (due: Due): Operation => put(dueItem(due));

/** Done, or no longer to be done. */
export const cancelDue = (due: Due): Operation => remove(keyOf(due));

/** Those of a lane that are due by now, or those of them that come after one. */
export async function listDue(
  { table, now }: Context,
  { kind, lane, limit, after }: { kind: DueKind; lane: number; limit: number; after?: Due | undefined },
): Promise<Due[]> {
  // "~" comes after every id: what is due this very moment is due. No two have one key, so "!" skips just the one.
  const from = after ? `${keyOf(after).sk}!` : '0';
  const asked = {
    pk: partitionOf(kind, lane),
    between: [from, `${now().toISOString()}~`] as [string, string],
    limit,
  };
  // Those behind one that nobody can read are due all the same.
  let cursor: string | undefined;
  do {
    const page = await table.list({ ...asked, cursor }, Due);
    if (page.items.length > 0) return page.items;
    ({ cursor } = page);
  } while (cursor);
  return [];
}
