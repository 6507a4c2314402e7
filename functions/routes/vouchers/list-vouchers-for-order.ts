import { notice } from '#shared/messages/index.ts';
import { listVouchersForOrder as contract } from '#shared/vouchers/member-vouchers.contract.ts';
import { amountOf, goodsInCart } from '#functions/domain/vouchers/goods-in-cart.ts';
import { matchGoods } from '#functions/domain/vouchers/match-goods.ts';
import { offerVouchers } from '#functions/domain/vouchers/offer-vouchers.ts';
import { createVoucherRepository } from '#functions/domain/vouchers/voucher-repository.ts';
import { nowIso } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, query, language }) => {
  const [wallet, goods] = await Promise.all([
    createVoucherRepository(table()).listOwn(actor.userId),
    goodsInCart(table(), actor.userId, query.cartItemIds),
  ]);
  const orderAmount = query.cartItemIds ? amountOf(goods) : query.orderAmount;
  const { shippingFee } = query;
  return {
    success: true as const,
    message: notice('vouchersListed', language),
    orderAmount,
    shippingFee,
    ...offerVouchers(matchGoods(wallet, goods), { orderAmount, shippingFee, now: nowIso() }, language),
  };
});
