import * as z from 'zod';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { returnKeys } from './return-keys.ts';

const Counts = z.record(z.string(), z.int().min(0));
type Counts = z.infer<typeof Counts>;

/** Pieces per order line that are being returned. Every return writes it, so two conflict. */
export const Tally = z.object({
  held: Counts,
  /** The part of them that was refunded. */
  refunded: Counts,
  /** Pieces that are back on each shelf of the order. */
  laidBack: Counts.optional(),
  /** Whether some goods came back through no fault of the shop. Then the vouchers are not given back. */
  forNoFault: z.boolean().optional(),
  version: z.int(),
});
export type Tally = z.infer<typeof Tally>;

type Pieces = readonly { itemId: string; quantity: number }[];

export const staleTally = 'tally-moved';
const noTally: Tally = { held: {}, refunded: {}, version: 0 };

export const tallyRecord = versioned({
  entity: 'return-tally',
  schema: Tally,
  key: ({ orderId }: { orderId: string }) => returnKeys.tally(orderId),
  version: 'version',
  stale: staleTally,
});

export type OrderTally = Tally & { orderId: string };

export const readTally = async (table: Table, orderId: string): Promise<OrderTally> =>
  (await tallyRecord.find(table, { orderId })) ?? { ...noTally, orderId };

export function plus(counts: Counts, pieces: Pieces, sign: 1 | -1 = 1): Counts {
  const sums = { ...counts };
  for (const { itemId, quantity } of pieces)
    sums[itemId] = Math.max(0, (sums[itemId] ?? 0) + sign * quantity);
  return sums;
}

/** Tells whether every piece of an order was refunded. */
export const isAllBack = (lines: readonly { id: string; quantity: number }[], refunded: Counts): boolean =>
  lines.every(({ id, quantity }) => (refunded[id] ?? 0) >= quantity);
