import type { Language } from '#shared/values/language.ts';
import { voucherReason } from '#shared/messages/index.ts';
import {
  maxOfferedVouchers,
  type OfferedVoucher,
  type OfferRefusal,
} from '#shared/vouchers/member-vouchers.contract.ts';
import {
  bestVouchers,
  discountOfAll,
  type VoucherBasket,
  voucherDiscount,
  type VoucherRefusal,
  voucherRefusal,
  type VoucherTerms,
} from '#shared/vouchers/voucher-rules.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { GoodsChoice } from '#functions/domain/cart/order-lines.ts';
import { goodsWanted, orderAmountOf } from './goods-wanted.ts';
import { matchGoods } from './match-goods.ts';
import { type MemberVoucher, toUserVoucher } from './member-voucher.ts';
import { valuesOf } from './refuse-voucher.ts';
import { listWallet } from './voucher-repository.ts';

type MatchedVoucher = MemberVoucher & Pick<VoucherTerms, 'eligibleAmount'>;

/** Time an expired voucher is shown, since its owner may look for it. Then only history has it. */
const shownAfterEndMs = 30 * 86_400_000;

const amountOf = (refusal: VoucherRefusal): number | null => {
  if (refusal.reason === 'below-minimum') return refusal.missing;
  return refusal.reason === 'above-maximum' ? refusal.over : null;
};

const toRefusal = (refusal: VoucherRefusal, voucher: MatchedVoucher, language: Language): OfferRefusal => ({
  reason: refusal.reason,
  message: voucherReason(refusal.reason, language, valuesOf(refusal, voucher)),
  amount: amountOf(refusal),
});

function toOffer(voucher: MatchedVoucher, basket: VoucherBasket, language: Language): OfferedVoucher {
  const refusal = voucherRefusal(voucher, basket);
  return {
    ...toUserVoucher(voucher, basket.now),
    usable: !refusal,
    savings: voucherDiscount(voucher, basket),
    eligibleAmount: voucher.eligibleAmount ?? null,
    refusal: refusal ? toRefusal(refusal, voucher, language) : null,
  };
}

/** Refusals in order of display: those that lack little first, since the buyer may add goods. */
const hindrances: OfferRefusal['reason'][] = [
  'below-minimum',
  'no-matching-goods',
  'no-shipping-fee',
  'above-maximum',
  'not-yet',
  'paused',
  'used-up',
  'expired',
];

const moreUsefulFirst = (a: OfferedVoucher, b: OfferedVoucher): number => {
  if (a.refusal && b.refusal) {
    const apart = hindrances.indexOf(a.refusal.reason) - hindrances.indexOf(b.refusal.reason);
    return apart || (a.refusal.amount ?? 0) - (b.refusal.amount ?? 0) || a.id.localeCompare(b.id);
  }
  return (
    Number(b.usable) - Number(a.usable) ||
    b.savings - a.savings ||
    a.validTo.localeCompare(b.validTo) ||
    a.id.localeCompare(b.id)
  );
};

/** Returns the vouchers to show beside an order, and the combination that saves most. */
function offersFor(wallet: readonly MatchedVoucher[], basket: VoucherBasket, language: Language) {
  const since = new Date(Date.parse(basket.now) - shownAfterEndMs).toISOString();
  const unspent = wallet.filter(({ usedAt, validTo }) => !usedAt && validTo >= since);
  const best = bestVouchers(unspent, basket);
  return {
    data: unspent
      .map((voucher) => toOffer(voucher, basket, language))
      .toSorted(moreUsefulFirst)
      .slice(0, maxOfferedVouchers),
    best: {
      voucherIds: best.map(({ id }) => id),
      totalDiscount: discountOfAll(best, basket).total,
    },
  };
}

type OrderToBe = GoodsChoice & {
  userId: string;
  orderAmount: number;
  shippingFee: number;
  language: Language;
};

export async function offerVouchers(
  context: Context,
  { userId, orderAmount: said, shippingFee, language, ...wanted }: OrderToBe,
) {
  const [wallet, goods] = await Promise.all([
    listWallet(context, userId),
    goodsWanted(context, { userId, ...wanted }),
  ]);
  const orderAmount = orderAmountOf(goods, { ...wanted, orderAmount: said });
  const basket = { orderAmount, shippingFee, now: context.now().toISOString() };
  return { orderAmount, shippingFee, ...offersFor(matchGoods(wallet, goods), basket, language) };
}
