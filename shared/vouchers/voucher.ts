import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';
import { voucherCategories, voucherReaches, voucherTypes } from './voucher-choices.ts';
import { voucherStatuses } from './voucher-status.ts';

/** Members trade points for a `points_voucher`; the market gives a `system_voucher` away. */
export const VoucherCategory = z.enum(voucherCategories);
export type VoucherCategory = z.infer<typeof VoucherCategory>;

export const VoucherType = z.enum(voucherTypes);
export type VoucherType = z.infer<typeof VoucherType>;

export const VoucherReach = z.enum(voucherReaches);

export const VoucherId = z.string().min(1).max(64);
/** The code as people write it down and read it out. */
export const VoucherCode = z.string().regex(/^[A-Z0-9]{3,20}$/);

/** A category, product or seller that a voucher is limited to, with its name at the time the limit was set. */
export const VoucherLimit = z.object({
  kind: z.enum(['category', 'product', 'business']),
  id: z.string().min(1).max(64),
  name: z.string(),
});
export type VoucherLimit = z.infer<typeof VoucherLimit>;

/** Maximum number of limits of one voucher. */
export const maxVoucherLimits = 20;

/** The terms of a voucher as shoppers read them. The type decides which amounts count; the others are 0. */
export const VoucherTemplate = z.object({
  id: VoucherId,
  code: VoucherCode,
  name: z.string(),
  description: z.string(),
  category: VoucherCategory,
  type: VoucherType,
  minOrderAmount: Vnd,
  /** Maximum order amount; the voucher does not apply above it. Null for no maximum. */
  maxOrderAmount: Vnd.nullable(),
  discountPercentage: z.number().min(0).max(100),
  maxDiscountAmount: Vnd.nullable(),
  discountAmount: Vnd,
  freeShippingAmount: Vnd,
  validFrom: z.string(),
  validTo: z.string(),
  isCategoryLimited: z.boolean(),
  isProductLimited: z.boolean(),
  /** The voucher only counts for these goods; for all goods if the list is empty. */
  limitedTo: z.array(VoucherLimit).max(maxVoucherLimits).default([]),
  /** Number of points that members pay for one, if it is traded for points. */
  pointsPrice: z.int().min(1).nullable().default(null),
  /** Maximum number of uses by one member. */
  perPerson: z.int().min(1).default(1),
  /** True if staff have paused it, so that nobody may use it for now. */
  isPaused: z.boolean().default(false),
  /** True if the maximum number of uses is reached. */
  isUsedUp: z.boolean().default(false),
});
export type VoucherTemplate = z.infer<typeof VoucherTemplate>;

export const VoucherStatus = z.enum(voucherStatuses);
export type VoucherStatus = z.infer<typeof VoucherStatus>;

/** A voucher in a member's wallet, together with its public terms. */
export const UserVoucher = VoucherTemplate.omit({ name: true, description: true }).extend({
  status: VoucherStatus,
  receivedAt: z.string(),
  usedAt: z.string().nullable(),
  /** The order that used it. */
  orderId: z.string().nullable(),
  orderCode: z.string().nullable(),
  voucherTemplate: VoucherTemplate,
});
export type UserVoucher = z.infer<typeof UserVoucher>;
