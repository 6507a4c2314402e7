import { usualRewardRule } from '#shared/referrals/reward-rule.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';

/** The moment the goods of `anOrderOfFour` came. */
export const goodsCameAt = '2026-11-05T00:00:00.000Z';

/** Four pieces of 250,000 ₫, as a line of an order. */
export const fourPieces = {
  ...anOrderItem(aProduct({ name: 'Ấm đất', price: 250_000 }), 4),
  unitTotal: 250_000,
  subtotal: 1_000_000,
};

/** An order of 1,000,000 ₫. */
export const anOrderOfFour = (buyer: Profile, given: Partial<StoredOrder> = {}): StoredOrder =>
  aStoredOrder(buyer, [fourPieces], {
    createdAt: '2026-11-01T00:00:00.000Z',
    completedAt: goodsCameAt,
    ...given,
  });

/** A rule that pays a tenth of an order, and 150,000 ₫ a month at most. */
export const tenthRule = { ...usualRewardRule, isOn: true, shareBasisPoints: 1000, monthlyCap: 150_000 };
