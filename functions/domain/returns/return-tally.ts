import * as z from 'zod';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { returnKeys } from './return-keys.ts';

const Counts = z.record(z.string(), z.int().min(0));
type Counts = z.infer<typeof Counts>;

/** How many pieces of each line of an order are being returned or are back; whoever asks for more writes over this. */
export const Tally = z.object({
  held: Counts,
  /** Of these, the pieces the shop gave the money back for. */
  refunded: Counts,
  /** Of each shelf the order was taken from, the pieces that lie there again. */
  laidBack: Counts.optional(),
  /** Whether some of it came back for no fault of the shop's: then vouchers are not given back. */
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

/** Whether the money of every piece of an order went back. */
export const isAllBack = (lines: readonly { id: string; quantity: number }[], refunded: Counts): boolean =>
  lines.every(({ id, quantity }) => (refunded[id] ?? 0) >= quantity);
