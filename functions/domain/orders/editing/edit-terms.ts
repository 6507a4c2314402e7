import type { ShopWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import type { EditDraft } from '#shared/orders/edit-order.contract.ts';
import type { ShippingAddress } from '#shared/orders/order.ts';
import { piecesOfLines } from '#shared/orders/order-parts.ts';
import { orderTotals } from '#shared/orders/order-totals.ts';
import { discountOfAll, voucherRefusal } from '#shared/vouchers/voucher-rules.ts';
import { matchGoods } from '#functions/domain/vouchers/match-goods.ts';
import type { MemberVoucher } from '#functions/domain/vouchers/member-voucher.ts';
import type { FormerTerms, Holding, StoredOrder } from '../order-record.ts';
import { gramsOf } from '../placing/basket.ts';
import { type PackedLine, shippingOf } from '../placing/parcels.ts';
import { type EditedLines, goodKey } from './edit-lines.ts';

/** Totals of an order and what they are made of. */
export type OrderTerms = Pick<
  StoredOrder,
  'subtotal' | 'tax' | 'shippingFee' | 'voucherDiscount' | 'total' | 'vouchers' | 'arrival'
>;

type Basis = Pick<StoredOrder, 'items' | 'shippingAddress'>;

/** Key that identifies terms by the order's lines and its province. */
const termsKey = ({ items, shippingAddress }: Basis): string =>
  [
    shippingAddress?.province ?? '',
    ...items.map(({ id, quantity, unitTotal }) => `${id}:${quantity}:${unitTotal}`).toSorted(),
  ].join('|');

export const termsOf = (order: StoredOrder): FormerTerms => ({
  key: termsKey(order),
  shippingFee: order.shippingFee,
  arrival: order.arrival,
  discounts: order.vouchers.map(({ id, discountAmount }) => ({ id, amount: discountAmount })),
  paymentMethod: order.paymentMethod,
  paymentProvider: order.paymentProvider,
});

type EditedOrder = {
  order: StoredOrder;
  lines: EditedLines;
  holdings: readonly Holding[];
  address: ShippingAddress | null;
  warehouses: readonly ShopWarehouse[];
};

function shippingFor({ order, lines, holdings, address, warehouses }: EditedOrder, subtotal: number) {
  const shelves = warehouses.map(({ id, name, province }) => ({
    variantId: '',
    warehouseId: id,
    warehouseName: name,
    province,
    onHand: 0,
    reserved: 0,
  }));
  const packed = lines.items.flatMap((item): PackedLine[] =>
    piecesOfLines([item]).map(({ productId, variantId }) => ({
      productId,
      shelves,
      grams: gramsOf({ weight: lines.offers.get(goodKey(productId, variantId))?.weight }),
      freeShipping: item.freeShipping,
    })),
  );
  const takings = holdings.map((held) => ({ ...held, onHand: held.quantity }));
  const { deliveryType } = order;
  const shipping = shippingOf(takings, packed, { deliveryType, province: address?.province ?? '', subtotal });
  // A replacement for returned goods ships for free, whatever its address.
  return order.replaces ? { ...shipping, fee: 0 } : shipping;
}

/** Keeps the discount of each voucher, limited to the amount it can still be taken from. */
function keptDiscounts({ vouchers }: StoredOrder, amounts: readonly number[], subtotal: number, fee: number) {
  let [goods, shipping] = [subtotal, fee];
  return vouchers.map((voucher, place) => {
    const isShipping = voucher.type === 'free_shipping';
    const discountAmount = Math.min(amounts[place] ?? 0, isShipping ? shipping : goods);
    if (isShipping) shipping -= discountAmount;
    else goods -= discountAmount;
    return { ...voucher, discountAmount };
  });
}

/** Recomputes the discounts by today's voucher rules; vouchers that no longer fit are dropped. */
function discountsAgain(
  { order, lines }: EditedOrder,
  wallet: readonly (MemberVoucher | undefined)[],
  { subtotal, fee, at }: { subtotal: number; fee: number; at: Date },
): StoredOrder['vouchers'] {
  const basket = { orderAmount: subtotal, shippingFee: fee };
  const goods = lines.items.map(({ productId, variantId, business, subtotal: amount }) => ({
    productId,
    businessId: business.id,
    categoryIds: lines.offers.get(goodKey(productId, variantId))?.card.category.path ?? [],
    amount,
  }));
  const held = wallet.flatMap((voucher) => (voucher ? [voucher] : []));
  const fitting = matchGoods(held, goods).filter(
    // The voucher is already spent on this order, so being used up, expired or paused since does not exclude
    // it.
    (voucher) =>
      !voucherRefusal(
        { ...voucher, isPaused: false, isUsedUp: false, validTo: '9' },
        { ...basket, now: at.toISOString() },
      ),
  );
  const { each } = discountOfAll(fitting, basket);
  return order.vouchers.flatMap((voucher) => {
    const place = fitting.findIndex(({ id }) => id === voucher.id);
    return place < 0 ? [] : [{ ...voucher, discountAmount: each[place] ?? 0 }];
  });
}

/**
 * Computes the totals of an order with other lines or another address. If the order had the same lines and
 * province before, the shipping fee and discounts of that time apply exactly.
 */
export function editedTerms(
  edited: EditedOrder,
  { vouchers: choice }: Pick<EditDraft, 'vouchers'>,
  wallet: readonly (MemberVoucher | undefined)[],
  at: Date,
): OrderTerms & { former: FormerTerms | undefined } {
  const { order, lines, address } = edited;
  const { subtotal, tax } = orderTotals(lines.items, 0, []);
  const key = termsKey({ items: lines.items, shippingAddress: address });
  const former = [termsOf(order), ...order.formerTerms].find((terms) => terms.key === key);
  const shipping = former
    ? { fee: former.shippingFee, arrival: former.arrival }
    : shippingFor(edited, subtotal);
  const amounts = order.vouchers.map(
    ({ id, discountAmount }) =>
      former?.discounts.find((discount) => discount.id === id)?.amount ?? discountAmount,
  );
  const vouchers =
    choice === 'again'
      ? discountsAgain(edited, wallet, { subtotal, fee: shipping.fee, at })
      : keptDiscounts(order, amounts, subtotal, shipping.fee);
  const taken = vouchers.reduce((sum, { discountAmount }) => sum + discountAmount, 0);
  const own = Math.min(order.discount?.amount ?? 0, Math.max(0, subtotal + shipping.fee - taken));
  const voucherDiscount = taken + own;
  const total = Math.max(0, subtotal + shipping.fee - voucherDiscount);
  return {
    subtotal,
    tax,
    shippingFee: shipping.fee,
    voucherDiscount,
    total,
    vouchers,
    arrival: shipping.arrival,
    former,
  };
}
