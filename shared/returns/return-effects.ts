import type { Order } from '../orders/order.ts';
import { refundShares, type SharedPieces, shippingShare } from './refund-share.ts';
import type { ReturnEffects, ReturnOrder, ReturnReason } from './return-order.ts';
import { type Fault, type Resolution, setsFree } from './return-status.ts';

/** Default responsible side by reason, until staff who inspected the goods say otherwise. */
export const faultOf: Record<ReturnReason, Fault> = {
  damaged: 'shop',
  wrong_item: 'shop',
  not_as_described: 'shop',
  missing_parts: 'shop',
  poor_quality: 'shop',
  changed_mind: 'buyer',
  other: 'buyer',
};

type Rule = {
  /** Refunds the price of the goods, minus their share of the discounts by vouchers and staff. */
  goods: boolean;
  /** Refunds the goods' share of the paid shipping fee. */
  shipping: boolean;
  /** Gives vouchers back once the whole order was returned by this rule; a part cannot be given back. */
  vouchers: boolean;
  /** Takes back the points and the referrer's reward that were earned with the goods. */
  earnings: boolean;
};

const nothing: Rule = { goods: false, shipping: false, vouchers: false, earnings: false };

/** Defines all effects of a return by resolution and fault; an exchange leaves the order as paid. */
const returnRules: Record<Resolution, Record<Fault, Rule>> = {
  refund: {
    shop: { goods: true, shipping: true, vouchers: true, earnings: true },
    buyer: { goods: true, shipping: false, vouchers: false, earnings: true },
  },
  exchange: { shop: nothing, buyer: nothing },
};

type Case = {
  order: Pick<Order, 'subtotal' | 'vouchers' | 'shippingFee'> & Partial<Pick<Order, 'discount'>>;
  pieces: readonly SharedPieces[];
  fault: Fault;
  resolution: Resolution;
};

export type ReckonedEffects = ReturnEffects & {
  /** The amount of each line. */
  shares: number[];
};

/** Computes the effects of returning these pieces. */
export function effectsOf({ order, pieces, fault, resolution }: Case): ReckonedEffects {
  const rule = returnRules[resolution][fault];
  const shares = refundShares(order, pieces);
  const worth = shares.reduce((sum, share) => sum + share, 0);
  return {
    fault,
    goods: rule.goods ? worth : 0,
    shipping: rule.shipping ? shippingShare(order, pieces) : 0,
    vouchers: rule.vouchers,
    uncounted: rule.earnings ? worth : 0,
    shares,
  };
}

/** Returns the amount that the buyer gets back in money. */
export const moneyOf = ({ goods, shipping }: Pick<ReturnEffects, 'goods' | 'shipping'>): number =>
  goods + shipping;

export type MoneyFacts = Pick<
  ReturnOrder,
  'status' | 'resolution' | 'qaResult' | 'refundAmount' | 'moneyBack'
> &
  Partial<Pick<ReturnOrder, 'exchange'>>;

/** Returns the money that goes back, or null; after an exchange, the difference to cheaper goods. */
export function moneyBackOf({
  status,
  resolution,
  qaResult,
  refundAmount,
  moneyBack,
  exchange,
}: MoneyFacts): number | null {
  if ((resolution === 'exchange' && !exchange) || qaResult === 'failed' || setsFree(status)) return null;
  return (moneyBack ?? refundAmount) || null;
}
