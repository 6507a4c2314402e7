import type { BodyOf } from '#shared/contract/route.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Language } from '#shared/values/language.ts';
import { countsFor } from '#shared/vouchers/voucher-goods.ts';
import type { previewVoucher as contract, VoucherEffect } from '#shared/vouchers/preview-voucher.contract.ts';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { findOffer, type Offer, noVariantId } from '#functions/domain/catalogue/products/product-offers.ts';
import type { BasketLine } from '#functions/domain/orders/placing/basket.ts';
import { computeQuote, type OrderQuote } from '#functions/domain/orders/placing/compute-quote.ts';
import { type MemberVoucher, memberVoucher } from '#functions/domain/vouchers/member-voucher.ts';
import { readRefusal } from '#functions/domain/vouchers/refuse-voucher.ts';
import { newVoucher } from '#functions/domain/vouchers/save-voucher.ts';
import { entryId } from '#functions/domain/vouchers/wallet-entry.ts';
import type { Context } from '#functions/platform/table/context.ts';

type Preview = BodyOf<typeof contract> & { language: Language };
type SampleLine = Preview['lines'][number];

async function offerOf({ table }: Context, { productId, variantId }: SampleLine): Promise<Offer> {
  const offer = await findOffer(table.recent, productId, variantId ?? noVariantId);
  if (offer === 'needs-variant') throw new AppError('VARIANT_REQUIRED');
  if (offer === 'no-variant') throw new AppError('VARIANT_NOT_FOUND');
  if (!offer) throw new AppError('PRODUCT_UNAVAILABLE', { params: { name: productId } });
  return offer;
}

/** Builds a sample cart that belongs to no buyer. */
const sampleBasket = (context: Context, lines: readonly SampleLine[], at: string): Promise<BasketLine[]> =>
  Promise.all(
    lines.map(async (line) => {
      const offer = await offerOf(context, line);
      return { line: newLine(offer, line.quantity, at), offer };
    }),
  );

/** Builds the voucher as if a member held it. */
const inHand = (draft: Preview['voucher'], at: Date): MemberVoucher => {
  const voucher = newVoucher(draft, at);
  const entry = {
    id: entryId(voucher.id, 1),
    userId: '',
    voucherId: voucher.id,
    receivedAt: at.toISOString(),
  };
  return memberVoucher(voucher, entry);
};

/** Quotes with the voucher; if it is refused, quotes without it and returns the reason. */
function asked(quote: (wallet: MemberVoucher[]) => OrderQuote, voucher: MemberVoucher, language: Language) {
  try {
    return { quoted: quote([voucher]), refusal: null };
  } catch (error) {
    const refusal = readRefusal(error, language);
    if (!refusal) throw error;
    return { quoted: quote([]), refusal };
  }
}

/** Previews the effect of a voucher on a cart, by the same function that quotes and places orders. */
export async function previewVoucher(
  context: Context,
  { voucher: draft, lines, province, at: moment, language }: Preview,
): Promise<VoucherEffect> {
  const at = new Date(moment);
  const voucher = inHand(draft, at);
  const basket = await sampleBasket(context, lines, moment);
  const destination = {
    deliveryType: province === null ? ('warehouse_pickup' as const) : ('prepaid_ship' as const),
    province: province ?? '',
  };
  const loaded = { basket, lines: basket.map(({ line }) => line), warehouses: [], pickup: null };
  const quote = (wallet: MemberVoucher[]) => computeQuote({ ...loaded, wallet }, destination, at);
  const { quoted, refusal } = asked(quote, voucher, language);
  const isFor = (productId: string): boolean => {
    const card = basket.find(({ offer }) => offer?.card.id === productId)?.offer?.card;
    const good = { productId, categoryIds: card?.category.path ?? [], businessId: card?.business.id ?? '' };
    return countsFor(voucher.limitedTo, good);
  };
  const shown = quoted.items.map(({ productId, variantName, name, quantity, unitTotal, subtotal }) => ({
    productId,
    variantName,
    name,
    quantity,
    unitTotal,
    subtotal,
    counts: isFor(productId),
  }));
  const { subtotal, shippingFee, voucherDiscount, total } = quoted.totals;
  return {
    lines: shown,
    missing: quoted.issues.map(({ name }) => name),
    subtotal,
    eligibleAmount: shown.filter(({ counts }) => counts).reduce((sum, line) => sum + line.subtotal, 0),
    shippingFee,
    discount: voucherDiscount,
    total,
    refusal,
  };
}
