import * as z from 'zod';
import { shardOf } from '#functions/platform/table/shard.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Item, put, type Operation, remove } from '#functions/platform/table/table-operations.ts';

/**
 * Future work, stored as items that a scheduled function sweeps every minute.
 *
 *   due items of a kind, oldest first            pk DUE#<kind>#<lane>   sk <moment>#<of what>
 *
 * Each kind has its own partitions (lanes), so that a slow provider delays no other kind. It has several, since
 * a partition takes a thousand writes a second, and every order writes here when it begins and when it is paid.
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
  'publication',
  'event-reminder',
]);
export type DueKind = z.infer<typeof DueKind>;

export const Due = z.object({
  at: z.string(),
  kind: DueKind,
  of: z.string(),
  /** Trace id of the request that scheduled it. */
  trace: z.string().optional(),
});
export type Due = z.infer<typeof Due>;

const keyOf = ({ at, kind, of }: Due) => ({ pk: partitionOf(kind, laneOf(of)), sk: `${at}#${of}` });

export const dueItem = (due: Due): Item => ({ ...keyOf(due), entity: 'due', ...due });

/** Schedules work. Belongs to the transaction of its reason; scheduling twice keeps one item. */
export const scheduleDue = (due: Due): Operation => put(dueItem(due));

/** Removes an item that was done or is no longer needed. */
export const cancelDue = (due: Due): Operation => remove(keyOf(due));

/** Items of a lane that are due by now, optionally after a given one. */
export async function listDue(
  { table, now }: Context,
  { kind, lane, limit, after }: { kind: DueKind; lane: number; limit: number; after?: Due | undefined },
): Promise<Due[]> {
  // "~" sorts after every id, so items due at this moment are included. Keys are unique, so "!" skips exactly
  // one.
  const from = after ? `${keyOf(after).sk}!` : '0';
  const asked = {
    pk: partitionOf(kind, lane),
    between: [from, `${now().toISOString()}~`] as [string, string],
    limit,
  };
  // Pages may contain unreadable items only; the items after them are due as well.
  let cursor: string | undefined;
  do {
    const page = await table.list({ ...asked, cursor }, Due);
    if (page.items.length > 0) return page.items;
    ({ cursor } = page);
  } while (cursor);
  return [];
}
