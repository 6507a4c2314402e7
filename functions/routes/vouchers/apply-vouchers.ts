import { notice } from '#shared/messages/index.ts';
import { applyVouchers as contract } from '#shared/vouchers/member-vouchers.contract.ts';
import { applyVouchers } from '#functions/domain/vouchers/apply-vouchers.ts';
import { amountOf, goodsInCart } from '#functions/domain/vouchers/goods-in-cart.ts';
import { matchGoods } from '#functions/domain/vouchers/match-goods.ts';
import { requireFitting, usableVouchers } from '#functions/domain/vouchers/spend-vouchers.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, body, language }) => {
  const at = now();
  const [own, goods] = await Promise.all([
    usableVouchers(table(), userId, body.voucherIds, at),
    goodsInCart(table(), userId, body.cartItemIds),
  ]);
  const orderAmount = body.cartItemIds ? amountOf(goods) : body.orderAmount;
  const basket = { orderAmount, shippingFee: body.shippingFee };
  const vouchers = matchGoods(own, goods);
  requireFitting(vouchers, basket, at);
  return {
    success: true as const,
    message: notice('vouchersApplied', language),
    data: applyVouchers(vouchers, basket),
  };
});
