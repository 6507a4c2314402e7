import * as z from 'zod';
import { Vnd } from '../vnd.ts';

/** Members trade points for the one; the market itself gives the other away. */
export const VoucherCategory = z.enum(['points_voucher', 'system_voucher']);
export type VoucherCategory = z.infer<typeof VoucherCategory>;

export const VoucherType = z.enum(['discount_percentage', 'discount_amount', 'free_shipping']);
export type VoucherType = z.infer<typeof VoucherType>;

export const VoucherId = z.string().min(1).max(64);
/** As people write it down and read it out. */
export const VoucherCode = z.string().regex(/^[A-Z0-9]{3,20}$/);

/** What a campaign promises. Which of the amounts count depends on the type; the others are 0. */
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
});
export type VoucherTemplate = z.infer<typeof VoucherTemplate>;
