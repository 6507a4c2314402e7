import * as z from 'zod';
import type { Table } from '#functions/platform/table/table.ts';
import { type Item, type Operation, put } from '#functions/platform/table/table-operations.ts';
import { returnKeys } from './return-keys.ts';

const Counts = z.record(z.string(), z.int().min(0));
type Counts = z.infer<typeof Counts>;

/** How many pieces of each line of an order are being returned or are back; whoever asks for more writes over this. */
export const Tally = z.object({
  held: Counts,
  /** Of these, the pieces the shop gave the money back for. */
  refunded: Counts,
  /** Which return came of which request. */
  requests: z.record(z.string(), z.string()),
  version: z.int(),
});
export type Tally = z.infer<typeof Tally>;

type Pieces = readonly { itemId: string; quantity: number }[];

export const staleTally = 'tally-moved';
const noTally: Tally = { held: {}, refunded: {}, requests: {}, version: 0 };

export const readTally = async (table: Table, orderId: string): Promise<Tally> =>
  (await table.get(returnKeys.tally(orderId), Tally)) ?? noTally;

export const tallyItem = (orderId: string, tally: Tally): Item => ({
  ...returnKeys.tally(orderId),
  entity: 'return-tally',
  ...tally,
});

/** Written only over what was read: two returns at once cannot both take the last piece. */
export const writeTally = (
  orderId: string,
  before: Tally,
  change: Partial<Tally>,
): Operation<typeof staleTally> =>
  put(tallyItem(orderId, { ...before, ...change, version: before.version + 1 }), {
    when: before.version === 0 ? { pk: { missing: true } } : { version: before.version },
    refusal: staleTally,
  });

export function plus(counts: Counts, pieces: Pieces, sign: 1 | -1 = 1): Counts {
  const sums = { ...counts };
  for (const { itemId, quantity } of pieces)
    sums[itemId] = Math.max(0, (sums[itemId] ?? 0) + sign * quantity);
  return sums;
}

/** Whether the money of every piece of an order went back. */
export const isAllBack = (lines: readonly { id: string; quantity: number }[], refunded: Counts): boolean =>
  lines.every(({ id, quantity }) => (refunded[id] ?? 0) >= quantity);
