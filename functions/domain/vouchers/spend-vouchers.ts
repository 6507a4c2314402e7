import { fitTogether, type VoucherBasket, voucherRefusal } from '#shared/vouchers/voucher-rules.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, update } from '#functions/platform/table/table-operations.ts';
import { MemberVoucher } from './member-voucher.ts';
import { refused, unknownVoucher } from './refuse-voucher.ts';
import { voucherKeys } from './voucher-keys.ts';

/** The refusal of a transaction whose voucher another order spent meanwhile. */
export const voucherSpent = 'voucher-spent';
/** The refusal of giving back what this order does not hold, or gave back before. */
export const voucherNotHeld = 'voucher-not-held';

/** The member's own vouchers, as they were named, unspent and within their time. Refused otherwise, with the reason. */
export async function usableVouchers(
  { table, now }: Context,
  { userId, voucherIds }: { userId: string; voucherIds: readonly string[] },
): Promise<MemberVoucher[]> {
  const at = now();
  const once = [...new Set(voucherIds)];
  const found = await table.getMany(once.map((id) => [voucherKeys.own(userId, id), MemberVoucher] as const));
  const vouchers = once.map((id, place) => {
    const voucher = found[place];
    if (!voucher) throw unknownVoucher(id);
    requireInTime(voucher, at);
    return voucher;
  });
  const [first] = vouchers;
  if (first && !fitTogether(vouchers)) throw refused({ reason: 'one-of-each' }, vouchers.at(-1) ?? first);
  return vouchers;
}

function requireInTime(voucher: MemberVoucher, at: Date): void {
  if (voucher.usedAt) throw refused({ reason: 'used' }, voucher);
  const now = at.toISOString();
  if (voucher.validTo < now) throw refused({ reason: 'expired' }, voucher);
  if (voucher.validFrom > now) throw refused({ reason: 'not-yet' }, voucher);
}

/** Throws unless this very order may use all of them. */
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

type Spender = { orderId: string; orderCode: string };

/** Spends vouchers with the order they are written with: each for one order only. */
export const spendVouchers = (
  vouchers: readonly MemberVoucher[],
  { orderId, orderCode }: Spender,
  at: Date,
): Operation<typeof voucherSpent>[] =>
  vouchers.map(({ userId, id }) =>
    update(
      voucherKeys.own(userId, id),
      { set: { usedAt: at.toISOString(), orderId, orderCode } },
      { when: { usedAt: { missing: true } }, refusal: voucherSpent },
    ),
  );

type Giver = { id: string; userId: string | null; vouchers: readonly { id: string }[] };

/** Gives back what an order spent, and only that order can: a repeat is refused. Guests have none. */
export const giveBackVouchers = (
  { id: orderId, userId, vouchers }: Giver,
  at: Date,
): Operation<typeof voucherNotHeld>[] =>
  userId === null
    ? []
    : vouchers.map(({ id }) =>
        update(
          voucherKeys.own(userId, id),
          { set: { givenBackAt: at.toISOString() }, remove: ['usedAt', 'orderId', 'orderCode'] },
          { when: { orderId }, refusal: voucherNotHeld },
        ),
      );
