import * as z from 'zod';
import { landedWorths } from '#shared/purchasing/purchase-sums.ts';
import { Correction, Purchase, PurchaseLine, Receipt, SentBack } from '#shared/purchasing/purchase.ts';
import { asIs, counted, named } from '#functions/platform/records/told-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { purchaseFeed, purchasingKeys } from './purchasing-keys.ts';

/** As the table keeps it: with what everything costs. */
export const StoredPurchaseLine = PurchaseLine.extend({ cost: z.int(), taxRate: z.number() });
export type StoredPurchaseLine = z.infer<typeof StoredPurchaseLine>;

export const StoredPurchase = Purchase.extend({
  lines: z.array(StoredPurchaseLine),
  discount: z.int(),
  freight: z.int(),
  /** What came of it is owed for; not so of one from before debts were kept. */
  isOwed: z.boolean().optional(),
  /** How often a later bill corrected it. */
  corrections: z.int().optional(),
});
export type StoredPurchase = z.infer<typeof StoredPurchase>;

/** What came at one time: whoever took it in is named when it is read. */
export const StoredReceipt = Receipt.omit({ by: true }).extend({ userId: z.string() });
export type StoredReceipt = z.infer<typeof StoredReceipt>;

export const StoredSentBack = SentBack.omit({ by: true }).extend({
  userId: z.string(),
  credit: z.int(),
  difference: z.int(),
});
export type StoredSentBack = z.infer<typeof StoredSentBack>;

export const StoredCorrection = Correction.omit({ by: true }).extend({ userId: z.string() });
export type StoredCorrection = z.infer<typeof StoredCorrection>;

/** The refusal of a change made on what somebody else has changed meanwhile. */
export const stalePurchase = 'purchase-moved';

export const purchaseRecord = versioned({
  entity: 'purchase-order',
  schema: StoredPurchase,
  key: ({ id }: { id: string }) => purchasingKeys.head(id),
  version: 'version',
  stale: stalePurchase,
  places: ({ id, supplier }) => purchasingKeys.bySupplier(supplier.id, id),
  feed: purchaseFeed,
  grave: ({ id }) => purchasingKeys.gone(id),
  activity: {
    of: 'purchase',
    // Read by those who may not see costs, too.
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

/** Whose shelves a line is for: of a unit its base's. */
export const shelvedAs = ({ productId, base }: BasedLine): string => base?.productId ?? productId;

/** How many pieces lie there with so many of a line. */
export const piecesOf = ({ base }: Pick<BasedLine, 'base'>, quantity: number): number =>
  quantity * (base?.quantity ?? 1);

/** How many of a line are still on their way. */
export const awaitedOf = ({ quantity, received, isClosed }: StoredPurchaseLine): number =>
  isClosed ? 0 : Math.max(0, quantity - received);

/** What each line is worth in all once it lies on the shelf, by its id. */
export function worthsOf(purchase: StoredPurchase): Map<string, number> {
  const worths = landedWorths(purchase.lines, purchase);
  return new Map(purchase.lines.map(({ id }, place) => [id, worths[place] ?? 0]));
}
