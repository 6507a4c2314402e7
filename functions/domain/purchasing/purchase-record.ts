import * as z from 'zod';
import { landedWorths } from '#shared/purchasing/purchase-sums.ts';
import { Correction, Purchase, PurchaseLine, Receipt, SupplierReturn } from '#shared/purchasing/purchase.ts';
import { asIs, counted, named } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { purchaseFeed, purchasingKeys } from './purchasing-keys.ts';

/** Stored line, including its cost. */
export const StoredPurchaseLine = PurchaseLine.extend({ cost: z.int(), taxRate: z.number() });
export type StoredPurchaseLine = z.infer<typeof StoredPurchaseLine>;

export const StoredPurchase = Purchase.extend({
  lines: z.array(StoredPurchaseLine),
  discount: z.int(),
  freight: z.int(),
  /** Whether the received goods are booked as a debt. Older purchases from before debts existed are not. */
  isOwed: z.boolean().optional(),
  /** Number of corrections by later bills. */
  corrections: z.int().optional(),
});
export type StoredPurchase = z.infer<typeof StoredPurchase>;

/** Stored receipt of one delivery. The name of the person who received it is looked up on reading. */
export const StoredReceipt = Receipt.omit({ by: true }).extend({ userId: z.string() });
export type StoredReceipt = z.infer<typeof StoredReceipt>;

export const StoredSupplierReturn = SupplierReturn.omit({ by: true }).extend({
  userId: z.string(),
  credit: z.int(),
  difference: z.int(),
});
export type StoredSupplierReturn = z.infer<typeof StoredSupplierReturn>;

export const StoredCorrection = Correction.omit({ by: true }).extend({ userId: z.string() });
export type StoredCorrection = z.infer<typeof StoredCorrection>;

/** Refusal of a change that is based on an outdated version. */
export const stalePurchase = 'purchase-moved';

export const purchaseRecord = versioned({
  entity: 'purchase-order',
  schema: StoredPurchase,
  key: ({ id }: { id: string }) => purchasingKeys.head(id),
  version: 'version',
  stale: stalePurchase,
  missing: 'PURCHASE_NOT_FOUND',
  indexKeys: ({ id, supplier }) => purchasingKeys.bySupplier(supplier.id, id),
  feed: purchaseFeed,
  tombstoneKey: ({ id }) => purchasingKeys.gone(id),
  activity: {
    of: 'purchase',
    // The audit log is also read by users who may not see costs, so it contains none.
    told: {
      status: (status) => `purchase_${status}`,
      supplier: named,
      warehouse: named,
      lines: counted,
      expectedOn: asIs,
      note: asIs,
      receipts: asIs,
      sentBacks: asIs,
    },
  },
});

type BasedLine = Pick<StoredPurchaseLine, 'productId' | 'base'>;

/** Returns the product whose shelf a line fills. For a unit this is its base product. */
export const shelfOfLine = ({ productId, base }: BasedLine): string => base?.productId ?? productId;

/** Returns the number of pieces on the shelf for a quantity of a line. */
export const piecesOf = ({ base }: Pick<BasedLine, 'base'>, quantity: number): number =>
  quantity * (base?.quantity ?? 1);

/** Returns how many of a line are still awaited. */
export const outstandingQuantity = ({ quantity, received, isClosed }: StoredPurchaseLine): number =>
  isClosed ? 0 : Math.max(0, quantity - received);

/** Returns the landed value of each line, by line id. */
export function worthsOf(purchase: StoredPurchase): Map<string, number> {
  const worths = landedWorths(purchase.lines, purchase);
  return new Map(purchase.lines.map(({ id }, place) => [id, worths[place] ?? 0]));
}
