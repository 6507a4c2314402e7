import * as z from 'zod';
import { ProductId } from '../catalogue/product.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { OfferRefusal } from './member-vouchers.contract.ts';
import { NewVoucher } from './voucher-draft.ts';

export const maxSampleLines = 20;

const SampleLine = z.strictObject({
  productId: ProductId,
  variantId: z.string().min(1).max(64).nullable().default(null),
  quantity: z.int().min(1).max(999),
});

/** The effect that a voucher would have on a cart. */
export const VoucherEffect = z.object({
  lines: z.array(
    z.object({
      productId: ProductId,
      variantName: z.string().nullable(),
      name: z.string(),
      quantity: z.int(),
      unitTotal: Vnd,
      subtotal: Vnd,
      /** Whether the voucher counts for this line. */
      counts: z.boolean(),
    }),
  ),
  /** Goods that cannot be ordered in this state, and so are not counted. */
  missing: z.array(z.string()),
  subtotal: Vnd,
  /** Part of the subtotal that the voucher counts for. */
  eligibleAmount: Vnd,
  shippingFee: Vnd,
  discount: Vnd,
  total: Vnd,
  /** The reason why the voucher does not apply; null if it applies. */
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
    lines: z.array(SampleLine).min(1).max(maxSampleLines),
    /** Province of delivery. Null for pickup at a counter, which costs no shipping. */
    province: z.string().max(60).nullable(),
    /** Time at which the order would be placed. */
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
