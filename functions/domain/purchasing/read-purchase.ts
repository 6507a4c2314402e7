import type * as z from 'zod';
import type { PurchaseLine, PurchaseWithReceipts, SupplierReturn } from '#shared/purchasing/purchase.ts';
import type { Tracking } from '#shared/inventory/lot-choices.ts';
import { isOnItsWay, wasReceived } from '#shared/purchasing/purchase-choices.ts';
import { trackingOf } from '#functions/domain/catalogue/records/tracking-of.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import {
  purchaseRecord,
  shelfOfLine,
  type StoredPurchase,
  type StoredPurchaseLine,
  StoredCorrection,
  StoredReceipt,
  StoredSupplierReturn,
} from './purchase-record.ts';
import { purchasingKeys } from './purchasing-keys.ts';

export const requirePurchase = ({ table }: TableContext, id: string): Promise<StoredPurchase> =>
  purchaseRecord.get(table, { id });

/** Maximum number of receipts, returns or corrections that are read. No purchase has more. */
const maxTimes = 200;

/** Lists the receipts, returns or corrections of a purchase, latest first, with the names of staff. */
async function told<T extends z.ZodType<{ userId: string }>>(
  { table }: TableContext,
  { id, startsWith, count }: { id: string; startsWith: string; count: number },
  schema: T,
) {
  if (count === 0) return [];
  const asked = { pk: purchasingKeys.partition(id), startsWith, limit: maxTimes, newestFirst: true };
  const { items } = await table.list(asked, schema);
  const members = await findMembers(
    table,
    items.map(({ userId }) => userId),
  );
  return items.map(({ userId, ...one }) => ({ ...one, by: members.get(userId)?.fullName ?? '' }));
}

const withoutWorth = ({
  credit: _credit,
  difference: _difference,
  ...sentBack
}: SupplierReturn): SupplierReturn => sentBack;
const withoutCost = ({ cost: _cost, taxRate: _taxRate, ...line }: StoredPurchaseLine): PurchaseLine => line;

/** Returns whether a line's goods are tracked by lots or serial numbers. */
export type TrackingOfLine = (line: Pick<StoredPurchaseLine, 'productId' | 'base'>) => Tracking;

/** Reads the products' tracking: open purchases ask for lots once staff turn them on. */
export async function readLineTracking(
  { table }: TableContext,
  { lines }: StoredPurchase,
): Promise<TrackingOfLine> {
  const tracked = await trackingOf(table, lines.map(shelfOfLine));
  return (line) => tracked(shelfOfLine(line));
}

async function namedLines(context: TableContext, purchase: StoredPurchase) {
  if (!isOnItsWay(purchase.status) && !wasReceived(purchase.status)) return { byLot: [], bySerial: [] };
  const keptHow = await readLineTracking(context, purchase);
  const idsOf = (way: keyof Tracking) =>
    purchase.lines.filter((line) => keptHow(line)[way]).map(({ id }) => id);
  return { byLot: idsOf('byLot'), bySerial: idsOf('bySerial') };
}

type HistoryPart = 'receipts' | 'sentBacks' | 'corrections' | 'byLot' | 'bySerial';

/** Returns a purchase as its reader may see it: without costs, if they may not. */
function shownTo(
  { discount, freight, lines, isOwed: _isOwed, corrections: _count, ...purchase }: StoredPurchase,
  more: Pick<PurchaseWithReceipts, HistoryPart>,
  seesCosts: boolean,
): PurchaseWithReceipts {
  return seesCosts
    ? { ...purchase, lines, discount, freight, ...more }
    : {
        ...purchase,
        lines: lines.map(withoutCost),
        ...more,
        sentBacks: more.sentBacks.map(withoutWorth),
        corrections: undefined,
      };
}

export async function getPurchase(
  context: Context,
  { id, seesCosts }: { id: string; seesCosts: boolean },
): Promise<PurchaseWithReceipts> {
  const purchase = await requirePurchase(context, id);
  const { receiptPrefix, sentBackPrefix, correctionPrefix } = purchasingKeys;
  const [receipts, sentBacks, corrections] = await Promise.all([
    told(context, { id, startsWith: receiptPrefix, count: purchase.receipts }, StoredReceipt),
    told(context, { id, startsWith: sentBackPrefix, count: purchase.sentBacks }, StoredSupplierReturn),
    told(context, { id, startsWith: correctionPrefix, count: purchase.corrections ?? 0 }, StoredCorrection),
  ]);
  return shownTo(
    purchase,
    { receipts, sentBacks, corrections, ...(await namedLines(context, purchase)) },
    seesCosts,
  );
}
