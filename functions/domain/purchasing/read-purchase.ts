import type * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { PurchaseLine, PurchaseWithReceipts, SentBack } from '#shared/purchasing/purchase.ts';
import type { Tracking } from '#shared/inventory/lot-choices.ts';
import { isAwaited, wasReceived } from '#shared/purchasing/purchase-choices.ts';
import { howTracked } from '#functions/domain/catalogue/lots/how-tracked.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { Context } from '#functions/platform/table/context.ts';
import {
  purchaseRecord,
  shelvedAs,
  type StoredPurchase,
  type StoredPurchaseLine,
  StoredCorrection,
  StoredReceipt,
  StoredSentBack,
} from './purchase-record.ts';
import { purchasingKeys } from './purchasing-keys.ts';

export async function requirePurchase(
  { table }: Pick<Context, 'table'>,
  id: string,
): Promise<StoredPurchase> {
  const found = await purchaseRecord.find(table, { id });
  if (!found) throw new AppError('PURCHASE_NOT_FOUND');
  return found;
}

/** As often as anything of one purchase ever happens: that it comes, goes back or is corrected. */
export const mostTimes = 200;

/** What happened with a purchase, the latest first, by whom. */
async function told<T extends z.ZodType<{ userId: string }>>(
  { table }: Pick<Context, 'table'>,
  { id, startsWith, count }: { id: string; startsWith: string; count: number },
  schema: T,
) {
  if (count === 0) return [];
  const asked = { pk: purchasingKeys.partition(id), startsWith, limit: mostTimes, newestFirst: true };
  const { items } = await table.list(asked, schema);
  const members = await findMembers(
    table,
    items.map(({ userId }) => userId),
  );
  return items.map(({ userId, ...one }) => ({ ...one, by: members.get(userId)?.fullName ?? '' }));
}

const withoutWorth = ({ credit: _credit, difference: _difference, ...sentBack }: SentBack): SentBack =>
  sentBack;
const withoutCost = ({ cost: _cost, taxRate: _taxRate, ...line }: StoredPurchaseLine): PurchaseLine => line;

/** How what a line brings is kept. */
export type KeptHow = (line: Pick<StoredPurchaseLine, 'productId' | 'base'>) => Tracking;

/** As the products of a purchase say now: who writes on one that it is kept by lots is asked for them from then on. */
export async function howLinesAreKept(
  { table }: Pick<Context, 'table'>,
  { lines }: StoredPurchase,
): Promise<KeptHow> {
  const tracked = await howTracked(table, lines.map(shelvedAs));
  return (line) => tracked(shelvedAs(line));
}

async function namedLines(context: Pick<Context, 'table'>, purchase: StoredPurchase) {
  if (!isAwaited(purchase.status) && !wasReceived(purchase.status)) return { byLot: [], bySerial: [] };
  const keptHow = await howLinesAreKept(context, purchase);
  const idsOf = (way: keyof Tracking) =>
    purchase.lines.filter((line) => keptHow(line)[way]).map(({ id }) => id);
  return { byLot: idsOf('byLot'), bySerial: idsOf('bySerial') };
}

type HistoryPart = 'receipts' | 'sentBacks' | 'corrections' | 'byLot' | 'bySerial';

/** A purchase as whoever asks may see it: what things cost is not in the reply to those who may not. */
export function shownTo(
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
    told(context, { id, startsWith: sentBackPrefix, count: purchase.sentBacks }, StoredSentBack),
    told(context, { id, startsWith: correctionPrefix, count: purchase.corrections ?? 0 }, StoredCorrection),
  ]);
  return shownTo(
    purchase,
    { receipts, sentBacks, corrections, ...(await namedLines(context, purchase)) },
    seesCosts,
  );
}
