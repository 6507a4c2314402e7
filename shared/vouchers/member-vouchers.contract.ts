import * as z from 'zod';
import { CartItemId } from '../cart/cart.ts';
import { WantedLines, WantedLinesText } from '../cart/wanted-lines.ts';
import { limit, PageNumber } from '../pages.ts';
import { defineRoute } from '../contract/route.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { UserVoucher, VoucherCategory, VoucherId, VoucherStatus, VoucherType } from './voucher.ts';

/** Fields that every reply of the wallet has. */
const told = { success: z.literal(true), message: z.string() };

const Amount = z.coerce.number().int().min(0).max(100_000_000_000);

/** Ids of lines of the caller's cart: the server computes the amount; without, it is an assumption. */
const lineIds = z
  .string()
  .max(6000)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(CartItemId).max(100));

export const listUserVouchers = defineRoute({
  name: 'vouchers/list-user-vouchers',
  summary: 'The vouchers in one’s wallet: first those to be used, the soonest to end in front',
  method: 'GET',
  path: '/e-commerce/vouchers/user-vouchers',
  access: 'member',
  query: z.object({
    /** The caller's own id; any other id is refused. */
    userId: z.string().max(64).optional(),
    search: z.string().max(100).default(''),
    category: VoucherCategory.optional(),
    status: VoucherStatus.optional(),
    type: VoucherType.optional(),
    /** Keeps only vouchers that an order of this amount may use. */
    orderAmount: Amount.optional(),
    page: PageNumber,
    limit: limit(20),
  }),
  reply: z.object({
    ...told,
    data: z.array(UserVoucher),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    totalPages: z.int(),
  }),
  errors: ['FORBIDDEN'],
});

/** The reason why a voucher does not fit, as a text and as numbers. */
export const OfferRefusal = z.object({
  reason: z.enum([
    'expired',
    'not-yet',
    'paused',
    'used-up',
    'below-minimum',
    'above-maximum',
    'no-shipping-fee',
    'no-matching-goods',
  ]),
  message: z.string(),
  /** Amount that the order lacks, or exceeds the limit by. */
  amount: Vnd.nullable(),
});
export type OfferRefusal = z.infer<typeof OfferRefusal>;

export const OfferedVoucher = UserVoucher.extend({
  usable: z.boolean(),
  /** Amount that this voucher alone takes off the order. */
  savings: Vnd,
  /** Part of the order's amount that the voucher counts for, if it is limited to some goods. */
  eligibleAmount: Vnd.nullable(),
  refusal: OfferRefusal.nullable(),
});
export type OfferedVoucher = z.infer<typeof OfferedVoucher>;

export const maxOfferedVouchers = 100;

export const listVouchersForOrder = defineRoute({
  name: 'vouchers/list-vouchers-for-order',
  summary: 'One’s unspent vouchers beside an order: which fit, why others do not, and the best pair',
  method: 'GET',
  path: '/e-commerce/vouchers/for-order',
  access: 'member',
  query: z.object({
    orderAmount: Amount,
    shippingFee: Amount.default(0),
    status: z.literal('unused').default('unused'),
    cartItemIds: lineIds.optional(),
    lines: WantedLinesText.optional(),
  }),
  reply: z.object({
    ...told,
    data: z.array(OfferedVoucher).max(maxOfferedVouchers),
    orderAmount: Vnd,
    shippingFee: Vnd,
    best: z.object({ voucherIds: z.array(VoucherId), totalDiscount: Vnd }),
  }),
  limit: { calls: 120, seconds: 60 },
});

export const AppliedVoucher = UserVoucher.pick({
  id: true,
  code: true,
  type: true,
  category: true,
  minOrderAmount: true,
  maxOrderAmount: true,
}).extend({ name: z.string(), discountAmount: Vnd });
export type AppliedVoucher = z.infer<typeof AppliedVoucher>;

export const AppliedVouchers = z.object({
  totalDiscount: Vnd,
  appliedVouchers: z.array(AppliedVoucher),
  canApplyMore: z.boolean(),
  maxSystemVouchers: z.int(),
  maxPointsVouchers: z.int(),
});
export type AppliedVouchers = z.infer<typeof AppliedVouchers>;

export const applyVouchers = defineRoute({
  name: 'vouchers/apply-vouchers',
  summary: 'What chosen vouchers take off an order; they are spent only when it is placed',
  method: 'POST',
  path: '/e-commerce/vouchers/apply',
  access: 'member',
  body: z.strictObject({
    voucherIds: z.array(VoucherId).max(10),
    orderAmount: Vnd,
    shippingFee: Vnd.default(0),
    cartItemIds: z.array(CartItemId).min(1).max(100).optional(),
    lines: WantedLines.optional(),
  }),
  reply: z.object({ ...told, data: AppliedVouchers }),
  errors: ['VOUCHER_REFUSED'],
  limit: { calls: 120, seconds: 60 },
});

export const collectVoucher = defineRoute({
  name: 'vouchers/collect-voucher',
  summary: 'Put the voucher of a code into one’s wallet; a second time changes nothing',
  method: 'POST',
  path: '/e-commerce/vouchers/collect',
  access: 'member',
  body: z.strictObject({ code: z.string().trim().toUpperCase().min(1).max(40) }),
  reply: z.object({ ...told, data: UserVoucher }),
  errors: ['VOUCHER_NOT_FOUND', 'VOUCHERS_GONE', 'VOUCHER_NEEDS_POINTS'],
  limit: { calls: 20, seconds: 60 },
});
