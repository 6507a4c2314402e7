import type { AppliedVouchers } from '#shared/vouchers/member-vouchers.contract.ts';
import { discountOfAll, type VoucherBasket, voucherLimits } from '#shared/vouchers/voucher-rules.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { GoodsChoice } from '#functions/domain/cart/order-lines.ts';
import { goodsWanted, orderAmountOf } from './goods-wanted.ts';
import { matchGoods } from './match-goods.ts';
import type { MemberVoucher } from './member-voucher.ts';
import { requireFitting, usableVouchers } from './spend-vouchers.ts';

/** Computes the discount of the chosen vouchers, in total and for each one. */
function discountsOf(
  vouchers: readonly MemberVoucher[],
  basket: Omit<VoucherBasket, 'now'>,
): AppliedVouchers {
  const { each, total } = discountOfAll(vouchers, basket);
  return {
    totalDiscount: total,
    appliedVouchers: vouchers.map(
      ({ id, code, name, type, category, minOrderAmount, maxOrderAmount }, place) => ({
        id,
        code,
        name,
        type,
        category,
        minOrderAmount,
        maxOrderAmount,
        discountAmount: each[place] ?? 0,
      }),
    ),
    canApplyMore: vouchers.length < voucherLimits.total,
    maxSystemVouchers: voucherLimits.system_voucher,
    maxPointsVouchers: voucherLimits.points_voucher,
  };
}

type Choice = GoodsChoice & {
  userId: string;
  voucherIds: readonly string[];
  orderAmount: number;
  shippingFee: number;
};

/** Returns the discount of the chosen vouchers for an order. Refuses if the order may not use one of them. */
export async function applyVouchers(context: Context, choice: Choice): Promise<AppliedVouchers> {
  const [own, goods] = await Promise.all([usableVouchers(context, choice), goodsWanted(context, choice)]);
  const basket = { orderAmount: orderAmountOf(goods, choice), shippingFee: choice.shippingFee };
  const vouchers = matchGoods(own, goods);
  requireFitting(vouchers, basket, context.now());
  return discountsOf(vouchers, basket);
}
