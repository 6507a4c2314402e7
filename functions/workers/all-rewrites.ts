import { moveSignIns } from '#functions/domain/accounts/sign-in/sign-in-rewrites.ts';
import { categoriesTogether } from '#functions/domain/catalogue/records/category-rewrites.ts';
import { reserveOlderGoodsCodes } from '#functions/domain/catalogue/products/goods-code-repair.ts';
import { countOlderOrders } from '#functions/domain/customers/counting/customer-rewrites.ts';
import { shelfListFields } from '#functions/domain/catalogue/warehouses/shelf-rewrites.ts';
import { duesInLanes } from '#functions/domain/due/due-rewrites.ts';
import { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { costsOfStaffOrders } from '#functions/domain/orders/placing/cost-repair.ts';
import { ordersByMember, fillPaybacks } from '#functions/domain/orders/order-rewrites.ts';
import { moneyByReference, moneyInItsFeeds } from '#functions/domain/payments/payment-rewrites.ts';
import { likesAsReactions } from '#functions/domain/reviews/like-repair.ts';
import { returnsInTheirFeed } from '#functions/domain/returns/return-rewrites.ts';
import { placeOlderMembers } from '#functions/domain/referrals/network/network-rewrites.ts';
import { packOlderOrders } from '#functions/domain/shipping/shipping-rewrites.ts';
import { vouchersById } from '#functions/domain/vouchers/voucher-rewrites.ts';
import { type Repair, type Rewrite, rewriteOf } from '#functions/platform/rewrites/rewrite.ts';

/** Rewrites in the order they run. One that every table has been through may be removed. */
export const rewrites: readonly (Repair | Rewrite)[] = [
  ordersByMember,
  moveSignIns,
  duesInLanes,
  categoriesTogether,
  returnsInTheirFeed,
  rewriteOf('order', StoredOrder),
  vouchersById,
  countOlderOrders,
  shelfListFields,
  packOlderOrders,
  moneyInItsFeeds,
  fillPaybacks,
  placeOlderMembers,
  moneyByReference,
  reserveOlderGoodsCodes,
  costsOfStaffOrders,
  likesAsReactions,
];
