import { countsFor, type VoucherGood } from '#shared/vouchers/voucher-goods.ts';
import type { VoucherLimit } from '#shared/vouchers/voucher.ts';

/** An order line for the check of vouchers, with its amount including tax. */
export type Goods = VoucherGood & { amount: number };

/** Adds the eligible amount to vouchers limited to some goods. Others count the whole order. */
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
