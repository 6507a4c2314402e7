import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';
import { voucherCategories, voucherReaches, voucherTypes } from './voucher-choices.ts';
import { voucherStatuses } from './voucher-status.ts';

/** Members trade points for the one; the market itself gives the other away. */
export const VoucherCategory = z.enum(voucherCategories);
export type VoucherCategory = z.infer<typeof VoucherCategory>;

export const VoucherType = z.enum(voucherTypes);
export type VoucherType = z.infer<typeof VoucherType>;

export const VoucherReach = z.enum(voucherReaches);

export const VoucherId = z.string().min(1).max(64);
/** As people write it down and read it out. */
export const VoucherCode = z.string().regex(/^[A-Z0-9]{3,20}$/);

/** What a voucher is kept to, with its name as it was when that was said. */
export const VoucherLimit = z.object({
  kind: z.enum(['category', 'product', 'business']),
  id: z.string().min(1).max(64),
  name: z.string(),
});
export type VoucherLimit = z.infer<typeof VoucherLimit>;

/** As many things as one may be kept to. */
export const mostVoucherLimits = 20;

/** What a voucher promises, as shoppers read it. Which of the amounts count depends on the type; the others are 0. */
export const VoucherTemplate = z.object({
  id: VoucherId,
  code: VoucherCode,
  name: z.string(),
  description: z.string(),
  category: VoucherCategory,
  type: VoucherType,
  minOrderAmount: Vnd,
  /** Orders above it get nothing; null when there is no such bound. */
  maxOrderAmount: Vnd.nullable(),
  discountPercentage: z.number().min(0).max(100),
  maxDiscountAmount: Vnd.nullable(),
  discountAmount: Vnd,
  freeShippingAmount: Vnd,
  validFrom: z.string(),
  validTo: z.string(),
  isCategoryLimited: z.boolean(),
  isProductLimited: z.boolean(),
  /** Only goods in these count; everything counts when there are none. */
  limitedTo: z.array(VoucherLimit).max(mostVoucherLimits).default([]),
  /** What members give for one, where it is traded for points. */
  pointsPrice: z.int().min(1).nullable().default(null),
  /** So often one member may use it. */
  perPerson: z.int().min(1).default(1),
  /** Nobody may use it for now: staff stopped it. */
  isPaused: z.boolean().default(false),
  /** It has been used as often as it may be. */
  isUsedUp: z.boolean().default(false),
});
export type VoucherTemplate = z.infer<typeof VoucherTemplate>;

export const VoucherStatus = z.enum(voucherStatuses);
export type VoucherStatus = z.infer<typeof VoucherStatus>;

/** A voucher in a member's wallet, beside what it promises everybody. */
export const UserVoucher = VoucherTemplate.omit({ name: true, description: true }).extend({
  status: VoucherStatus,
  receivedAt: z.string(),
  usedAt: z.string().nullable(),
  /** The order that spent it. */
  orderId: z.string().nullable(),
  orderCode: z.string().nullable(),
  voucherTemplate: VoucherTemplate,
});
export type UserVoucher = z.infer<typeof UserVoucher>;
