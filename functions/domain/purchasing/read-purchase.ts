import { AppError } from '#shared/contract/errors.ts';
import type {
  PurchaseLine,
  PurchaseWithReceipts,
  Receipt,
  SentBack,
} from '#shared/purchasing/purchases.contract.ts';
import type { Tracking } from '#shared/inventory/lot-choices.ts';
import { isAwaited, wasReceived } from '#shared/purchasing/purchase-choices.ts';
import { howTracked } from '#functions/domain/catalogue/lots/how-tracked.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { Context } from '#functions/platform/table/context.ts';
import {
  purchaseRecord,
  type StoredPurchase,
  type StoredPurchaseLine,
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

/** Every part of a delivery is one; nobody brings one purchase in more. */
export const mostReceipts = 200;

async function receiptsOf({ table }: Pick<Context, 'table'>, id: string): Promise<Receipt[]> {
  const asked = {
    pk: purchasingKeys.partition(id),
    startsWith: purchasingKeys.receiptPrefix,
    limit: mostReceipts,
    newestFirst: true,
  };
  const { items } = await table.list(asked, StoredReceipt);
  const members = await findMembers(
    table,
    items.map(({ userId }) => userId),
  );
  return items.map(({ userId, ...receipt }) => ({ ...receipt, by: members.get(userId)?.fullName ?? '' }));
}

/** As often as goods of one purchase are ever sent back. */
const mostSentBacks = 200;

async function sentBacksOf({ table }: Pick<Context, 'table'>, id: string): Promise<SentBack[]> {
  const asked = {
    pk: purchasingKeys.partition(id),
    startsWith: purchasingKeys.sentBackPrefix,
    limit: mostSentBacks,
    newestFirst: true,
  };
  const { items } = await table.list(asked, StoredSentBack);
  const members = await findMembers(
    table,
    items.map(({ userId }) => userId),
  );
  return items.map(({ userId, ...sentBack }) => ({
    ...sentBack,
    by: members.get(userId)?.fullName ?? '',
  }));
}

const withoutWorth = ({ credit: _credit, difference: _difference, ...sentBack }: SentBack): SentBack =>
  sentBack;
const withoutCost = ({ cost: _cost, taxRate: _taxRate, ...line }: StoredPurchaseLine): PurchaseLine => line;

/** How what a line brings is kept. */
export type KeptHow = (line: Pick<StoredPurchaseLine, 'productId'>) => Tracking;

/** As the products of a purchase say now: who writes on one that it is kept by lots is asked for them from then on. */
export async function howLinesAreKept(
  { table }: Pick<Context, 'table'>,
  { lines }: StoredPurchase,
): Promise<KeptHow> {
  const tracked = await howTracked(
    table,
    lines.map(({ productId }) => productId),
  );
  return ({ productId }) => tracked(productId);
}

async function namedLines(context: Pick<Context, 'table'>, purchase: StoredPurchase) {
  if (!isAwaited(purchase.status) && !wasReceived(purchase.status)) return { byLot: [], bySerial: [] };
  const keptHow = await howLinesAreKept(context, purchase);
  const idsOf = (way: keyof Tracking) =>
    purchase.lines.filter((line) => keptHow(line)[way]).map(({ id }) => id);
  return { byLot: idsOf('byLot'), bySerial: idsOf('bySerial') };
}

/** A purchase as whoever asks may see it: what things cost is not in the reply to those who may not. */
export function shownTo(
  { discount, freight, lines, isOwed: _isOwed, ...purchase }: StoredPurchase,
  more: Pick<PurchaseWithReceipts, 'receipts' | 'sentBacks' | 'byLot' | 'bySerial'>,
  seesCosts: boolean,
): PurchaseWithReceipts {
  return seesCosts
    ? { ...purchase, lines, discount, freight, ...more }
    : {
        ...purchase,
        lines: lines.map(withoutCost),
        ...more,
        sentBacks: more.sentBacks.map(withoutWorth),
      };
}

export async function getPurchase(
  context: Context,
  { id, seesCosts }: { id: string; seesCosts: boolean },
): Promise<PurchaseWithReceipts> {
  const purchase = await requirePurchase(context, id);
  const receipts = purchase.receipts > 0 ? await receiptsOf(context, id) : [];
  const sentBacks = purchase.sentBacks > 0 ? await sentBacksOf(context, id) : [];
  return shownTo(purchase, { receipts, sentBacks, ...(await namedLines(context, purchase)) }, seesCosts);
}
