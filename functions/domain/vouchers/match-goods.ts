import { countsFor, type VoucherGood } from '#shared/vouchers/voucher-goods.ts';
import type { VoucherLimit } from '#shared/vouchers/voucher.ts';

/** A line of an order as vouchers see it, and what it costs with tax. */
export type Goods = VoucherGood & { amount: number };

/** Vouchers kept to some goods learn how much of an order they count for; the others count for all of it. */
export const matchGoods = <T extends { limitedTo: readonly VoucherLimit[] }>(
  vouchers: readonly T[],
  goods: readonly Goods[],
): (T & { eligibleAmount?: number })[] =>
  vouchers.map((voucher) =>
    voucher.limitedTo.length === 0
      ? voucher
      : {
          ...voucher,
          eligibleAmount: goods
            .filter((line) => countsFor(voucher.limitedTo, line))
            .reduce((sum, { amount }) => sum + amount, 0),
        },
  );
