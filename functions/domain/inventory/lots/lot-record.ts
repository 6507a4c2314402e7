import * as z from 'zod';
import { versioned } from '#functions/platform/records/versioned.ts';
import { lotFeed, lotKeys, lotOfId } from './lot-keys.ts';

const Lot = z.object({ code: z.string(), expiresOn: z.string(), quantity: z.int(), held: z.int() });

/** Lots of a shelf as last stored; the pieces left of each are computed from the shelf's count. */
export const LotState = z.object({
  lots: z.array(Lot),
  /** First movement that named a lot; nothing is known of earlier lots. */
  since: z.int(),
  /** Set if every movement before `since` is known, so that none of them named a lot. */
  isFirst: z.boolean(),
  /** Movement up to which the lots follow the ledger, and the stock after it. */
  revision: z.int(),
  onHand: z.int(),
  /** Movement count of the shelf when this was written. */
  asOf: z.int(),
  /** Next day on which a lot expires. */
  dueOn: z.string().nullable(),
});
export type LotState = z.infer<typeof LotState>;

/** Pieces left of one lot, for lists. It is written after the shelf, so no decision reads it. */
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

/** Refusal when another process followed the shelf further meanwhile. */
export const lotsConflict = 'lots-moved';

export const lotRecord = versioned({
  entity: 'stock-lot',
  schema: StoredLot,
  key: ({ id }: { id: string }) => {
    const lot = lotOfId(id);
    return lotKeys.lot(lot, lot);
  },
  stale: lotsConflict,
  guards: ['quantity'],
  feed: lotFeed,
});
