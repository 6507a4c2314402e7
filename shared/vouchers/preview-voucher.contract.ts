import * as z from 'zod';
import { ProductId } from '../catalogue/product.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { OfferRefusal } from './member-vouchers.contract.ts';
import { NewVoucher } from './voucher-draft.ts';

export const mostSampleLines = 20;

const SampleLine = z.strictObject({
  productId: ProductId,
  variantId: z.string().min(1).max(64).nullable().default(null),
  quantity: z.int().min(1).max(999),
});

/** What a voucher would do to a cart. */
export const VoucherEffect = z.object({
  lines: z.array(
    z.object({
      productId: ProductId,
      variantName: z.string().nullable(),
      name: z.string(),
      quantity: z.int(),
      unitTotal: Vnd,
      subtotal: Vnd,
      /** Whether the voucher counts for it. */
      counts: z.boolean(),
    }),
  ),
  /** What cannot be ordered as it stands, and so is not counted. */
  missing: z.array(z.string()),
  subtotal: Vnd,
  /** How much of it the voucher counts for. */
  eligibleAmount: Vnd,
  shippingFee: Vnd,
  discount: Vnd,
  total: Vnd,
  /** Why it does not apply; null where it does. */
  refusal: OfferRefusal.nullable(),
});
export type VoucherEffect = z.infer<typeof VoucherEffect>;

export const previewVoucher = defineRoute({
  name: 'vouchers/preview-voucher',
  summary: 'What a voucher, written or not, would do to a sample cart at the checkout',
  method: 'POST',
  path: '/admin/vouchers/preview',
  access: staff('vouchers.manage'),
  body: z.strictObject({
    voucher: NewVoucher,
    lines: z.array(SampleLine).min(1).max(mostSampleLines),
    /** Fetched at a counter it costs nothing to send; else where to. */
    province: z.string().max(60).nullable(),
    /** When the order would be placed. */
    at: z.iso.datetime({ offset: true }),
  }),
  reply: VoucherEffect,
  errors: [
    'PRODUCT_UNAVAILABLE',
    'VARIANT_REQUIRED',
    'VARIANT_NOT_FOUND',
    'ORDER_TOO_DEAR',
    'ORDER_TOO_LARGE',
  ],
});
