import * as z from 'zod';
import { versioned } from '#functions/platform/records/versioned.ts';
import { lotFeed, lotKeys, lotOfId } from './lot-keys.ts';

const Lot = z.object({ code: z.string(), expiresOn: z.string(), quantity: z.int(), held: z.int() });

/** The lots of a shelf as they were fixed last: what is left of each is worked out of what the shelf counts. */
export const LotState = z.object({
  lots: z.array(Lot),
  /** The first movement that named a lot; before it nobody knows of any. */
  since: z.int(),
  /** Nothing is missing before it that could have named one, too. */
  isFirst: z.boolean(),
  /** The movement they follow the ledger to, and what lay there after it. */
  revision: z.int(),
  onHand: z.int(),
  /** How often the shelf had moved when the list was written. */
  asOf: z.int(),
  /** The next day on which some of them expire. */
  dueOn: z.string().nullable(),
});
export type LotState = z.infer<typeof LotState>;

/** What is left of one lot, as lists show it: written after the shelf, and never read to decide by. */
export const StoredLot = z.object({
  id: z.string(),
  productId: z.string(),
  variantId: z.string(),
  warehouseId: z.string(),
  warehouseName: z.string(),
  productName: z.string(),
  productCode: z.string(),
  variantName: z.string().nullable(),
  sku: z.string().nullable(),
  image: z.string(),
  ground: z.int(),
  ...Lot.shape,
});
export type StoredLot = z.infer<typeof StoredLot>;

/** The refusal where somebody else followed the shelf further meanwhile. */
export const lotsMoved = 'lots-moved';

export const lotRecord = versioned({
  entity: 'stock-lot',
  schema: StoredLot,
  key: ({ id }: { id: string }) => {
    const lot = lotOfId(id);
    return lotKeys.lot(lot, lot);
  },
  stale: lotsMoved,
  asRead: ['quantity'],
  feed: lotFeed,
});
