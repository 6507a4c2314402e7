import type { OrderVoucher } from '#shared/orders/order.ts';
import { areCombinable, type VoucherBasket, voucherRefusal } from '#shared/vouchers/voucher-rules.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { type Operation, update, upsert } from '#functions/platform/table/table-operations.ts';
import type { MemberVoucher } from './member-voucher.ts';
import { refused, unknownVoucher } from './refuse-voucher.ts';
import { voucherKeys } from './voucher-keys.ts';
import { voucherRecord } from './voucher-record.ts';
import { findOwn } from './voucher-repository.ts';
import { entryItem, WalletEntry } from './wallet-entry.ts';

/** Refusal of a transaction whose voucher was spent by another order or changed by staff meanwhile. */
export const voucherSpent = 'voucher-spent';
/** Refusal to give back a voucher that the order does not hold, or gave back before. */
export const voucherNotHeld = 'voucher-not-held';

/** Loads a member's named vouchers. Refuses spent ones and ones outside their period. */
export async function usableVouchers(
  { table, now }: Context,
  { userId, voucherIds }: { userId: string; voucherIds: readonly string[] },
): Promise<MemberVoucher[]> {
  const at = now();
  const once = [...new Set(voucherIds)];
  const found = await findOwn(table, { userId, ids: once });
  const vouchers = once.map((id, place) => {
    const voucher = found[place];
    if (!voucher) throw unknownVoucher(id);
    requireInTime(voucher, at);
    return voucher;
  });
  const [first] = vouchers;
  if (first && !areCombinable(vouchers)) throw refused({ reason: 'one-of-each' }, vouchers.at(-1) ?? first);
  return vouchers;
}

function requireInTime(voucher: MemberVoucher, at: Date): void {
  if (voucher.usedAt) throw refused({ reason: 'used' }, voucher);
  const now = at.toISOString();
  if (voucher.validTo < now) throw refused({ reason: 'expired' }, voucher);
  if (voucher.validFrom > now) throw refused({ reason: 'not-yet' }, voucher);
  if (voucher.isPaused) throw refused({ reason: 'paused' }, voucher);
  if (voucher.isUsedUp) throw refused({ reason: 'used-up' }, voucher);
}

/** Refuses if this order may not use one of the vouchers. */
export function requireFitting(
  vouchers: readonly MemberVoucher[],
  basket: Omit<VoucherBasket, 'now'>,
  at: Date,
): void {
  for (const voucher of vouchers) {
    const refusal = voucherRefusal(voucher, { ...basket, now: at.toISOString() });
    if (refusal) throw refused(refusal, voucher);
  }
}

type SpendingOrder = {
  id: string;
  code: string;
  /** The order's total. */
  total: number;
  vouchers: readonly OrderVoucher[];
};

/** Counts of an order for a voucher. A campaign's second one is marked: it counts the order once. */
function countsOf({ vouchers, total }: Pick<SpendingOrder, 'vouchers' | 'total'>, place: number) {
  const { discountAmount = 0, campaignId = null } = vouchers[place] ?? {};
  const isCounted =
    campaignId !== null && vouchers.slice(0, place).some((other) => other.campaignId === campaignId);
  return {
    used: 1,
    cost: discountAmount,
    revenue: total,
    ...(isCounted && { alsoUsed: 1, alsoRevenue: total }),
  };
}

const negative = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, -count]));

function spendEntry(voucher: MemberVoucher, order: SpendingOrder, at: Date): Operation<typeof voucherSpent> {
  const saved = order.vouchers.find(({ id }) => id === voucher.id)?.discountAmount ?? 0;
  const spent = { usedAt: at.toISOString(), orderId: order.id, orderCode: order.code, saved };
  // A voucher for everybody has no wallet entry yet, so this write creates it.
  const {
    pk: _pk,
    sk: _sk,
    ...set
  } = entryItem({ ...WalletEntry.parse(voucher), ...spent }, voucher.validTo);
  return upsert(
    voucherKeys.own(voucher.userId, voucher.id),
    { set },
    { when: { usedAt: { missing: true } }, refusal: voucherSpent },
  );
}

/** Counts a use, with version and limit checked: others may have changed it or used it up. */
const countUse = (
  { voucherId, version, useLimit }: MemberVoucher,
  counts: Record<string, number>,
): Operation<typeof voucherSpent> =>
  voucherRecord.count(
    { id: voucherId },
    { add: counts, set: { wasUsed: true } },
    {
      when: { version, ...(useLimit !== null && { used: { is: '<' as const, to: useLimit } }) },
      refusal: voucherSpent,
    },
  );

/** Spends vouchers in the transaction of their order. Each can be spent for one order only. */
export const spendVouchers = (
  vouchers: readonly MemberVoucher[],
  order: SpendingOrder,
  at: Date,
): Operation<typeof voucherSpent>[] =>
  vouchers.flatMap((voucher) => [
    spendEntry(voucher, order, at),
    countUse(
      voucher,
      countsOf(
        order,
        order.vouchers.findIndex(({ id }) => id === voucher.id),
      ),
    ),
  ]);

/** Returns the change of a wallet entry whose order no longer uses it. */
const returned = (at: Date) => ({
  set: { givenBackAt: at.toISOString() },
  remove: ['usedAt', 'orderId', 'orderCode', 'saved', 'gsi2pk', 'gsi2sk'],
});

type GivingOrder = Pick<SpendingOrder, 'id' | 'total' | 'vouchers'> & { userId: string | null };

/** Gives back an order's spent vouchers, which only it can do, once. Guests have none. */
export function giveBackVouchers(order: GivingOrder, at: Date): Operation<typeof voucherNotHeld>[] {
  const { id: orderId, userId, vouchers } = order;
  if (userId === null) return [];
  return vouchers.flatMap(({ id, voucherId }, place) => [
    update(voucherKeys.own(userId, id), returned(at), { when: { orderId }, refusal: voucherNotHeld }),
    // Orders from before the counters existed were never counted.
    ...(voucherId === null
      ? []
      : [
          voucherRecord.count(
            { id: voucherId },
            { add: negative(countsOf(order, place)) },
            { when: { used: { is: '>', to: 0 } }, refusal: voucherNotHeld },
          ),
        ]),
  ]);
}

const differenceOf = (
  after: Record<string, number>,
  before: Record<string, number>,
): Record<string, number> =>
  Object.fromEntries(
    [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((name) => {
      const by = (after[name] ?? 0) - (before[name] ?? 0);
      return by === 0 ? [] : [[name, by] as const];
    }),
  );

/** An order before and after its change. */
export type Recount = readonly [before: GivingOrder, after: GivingOrder];

/** Returns the wallet writes of a changed order. A voucher that it no longer uses becomes unused again. */
const walletWrites = ([before, after]: Recount, at: Date): Operation<typeof voucherNotHeld>[] => {
  const { id: orderId, userId } = before;
  if (userId === null) return [];
  return before.vouchers.flatMap(({ id, discountAmount }) => {
    const kept = after.vouchers.find((other) => other.id === id);
    const own = voucherKeys.own(userId, id);
    const guard = { when: { orderId }, refusal: voucherNotHeld } as const;
    if (!kept) return [update(own, returned(at), guard)];
    const { discountAmount: saved } = kept;
    return saved === discountAmount ? [] : [update(own, { set: { saved } }, guard)];
  });
};

/** Returns the change of each voucher's counters. */
const countChanges = ([before, after]: Recount): [string, Record<string, number>][] =>
  before.userId === null
    ? []
    : before.vouchers.flatMap(({ id, voucherId }, place) => {
        const stays = after.vouchers.findIndex((other) => other.id === id);
        const brings = stays < 0 ? {} : countsOf(after, stays);
        // Orders from before the counters existed were never counted.
        return voucherId === null
          ? []
          : [[voucherId, differenceOf(brings, countsOf(before, place))] as [string, Record<string, number>]];
      });

/**
 * Updates the counters of vouchers after orders changed their price or dropped vouchers. Each voucher is
 * written once, however many orders share it. Dropped vouchers become unused again.
 */
export function recountVouchersOf(orders: readonly Recount[], at: Date): Operation<typeof voucherNotHeld>[] {
  const changes = Map.groupBy(orders.flatMap(countChanges), ([voucherId]) => voucherId);
  const counted = [...changes].flatMap(([id, some]) => {
    const by: Record<string, number> = {};
    for (const [, change] of some)
      for (const [name, count] of Object.entries(change)) by[name] = (by[name] ?? 0) + count;
    const add = differenceOf(by, {});
    return Object.keys(add).length === 0
      ? []
      : [
          voucherRecord.count(
            { id },
            { add },
            { when: { used: { is: '>', to: 0 } }, refusal: voucherNotHeld },
          ),
        ];
  });
  return [...orders.flatMap((one) => walletWrites(one, at)), ...counted];
}

/** Updates the counters of vouchers after one order changed. */
export const recountVouchers = (before: GivingOrder, after: GivingOrder, at: Date) =>
  recountVouchersOf([[before, after]], at);

/** Loads the vouchers that an order holds, with their current terms. Deleted ones are undefined. */
export const heldVouchers = ({ table }: TableContext, order: Pick<GivingOrder, 'userId' | 'vouchers'>) =>
  order.userId === null
    ? Promise.resolve([])
    : findOwn(table, { userId: order.userId, ids: order.vouchers.map(({ id }) => id) });
