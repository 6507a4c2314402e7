import type { Order } from '../orders/order.ts';
import { refundShares, type SharedPieces, shippingShare } from './refund-share.ts';
import type { ReturnEffects, ReturnOrder, ReturnReason } from './return-order.ts';
import { type Fault, type Resolution, setsFree } from './return-status.ts';

/** Who answers for a return that was asked for so, until somebody who has looked at the goods says otherwise. */
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
  /** What the goods cost, less their share of what vouchers and staff took off. */
  goods: boolean;
  /** Their share of the shipping that was paid. */
  shipping: boolean;
  /** Vouchers, once all of an order went back by this rule: a part of one cannot be given back. */
  vouchers: boolean;
  /** Points for it, and a referrer's reward: what was earned with the goods goes with them. */
  earnings: boolean;
};

const nothing: Rule = { goods: false, shipping: false, vouchers: false, earnings: false };

/**
 * All that a return sets right stands here, and only here: by what its buyer gets for the goods, and by whose fault it
 * was. Other goods in their place leave the order as it was paid.
 */
export const returnRules: Record<Resolution, Record<Fault, Rule>> = {
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

export type Reckoned = ReturnEffects & {
  /** What falls to each line. */
  shares: number[];
};

/** What follows for an order whose pieces came back so. */
export function effectsOf({ order, pieces, fault, resolution }: Case): Reckoned {
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

/** What its buyer gets back in money. */
export const moneyOf = ({ goods, shipping }: Pick<ReturnEffects, 'goods' | 'shipping'>): number =>
  goods + shipping;

export type MoneyFacts = Pick<
  ReturnOrder,
  'status' | 'resolution' | 'qaResult' | 'refundAmount' | 'moneyBack'
> &
  Partial<Pick<ReturnOrder, 'exchange'>>;

/** What of a return goes back in money, or is expected to; null where nothing does. Other goods may have cost less. */
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
