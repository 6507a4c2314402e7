import type { VoucherLimit } from '#shared/vouchers/voucher.ts';

/** A line of an order as vouchers see it: what it is, where it lies, and what it costs with tax. */
export type Goods = { productId: string; categoryIds: readonly string[]; amount: number };

const isIn =
  ({ productId, categoryIds }: Goods) =>
  ({ kind, id }: VoucherLimit): boolean =>
    kind === 'product' ? id === productId : categoryIds.includes(id);

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
            .filter((line) => voucher.limitedTo.some(isIn(line)))
            .reduce((sum, { amount }) => sum + amount, 0),
        },
  );
