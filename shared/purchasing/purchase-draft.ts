import * as z from 'zod';
import { ProductId } from '../catalogue/product.ts';
import { Lots, piecesOf } from '../inventory/lots.ts';
import { Serials } from '../inventory/serials.ts';
import { tidy } from '../values/text.ts';

/** Maximum lines: all shelves of a purchase share one transaction of at most a hundred writes. */
export const maxPurchaseLines = 80;
export const maxPieces = 1_000_000;
const maxCost = 1_000_000_000;

/** VAT rates that suppliers charge. */
export const purchaseTaxRates = [0, 5, 8, 10] as const;

/** An ordered item. */
export const PurchaseItem = z.strictObject({
  productId: ProductId,
  variantId: z.string().min(1).max(160).nullable().default(null),
  quantity: z.int().min(1).max(maxPieces),
  /** Cost of one piece before tax. */
  cost: z.int().min(0).max(maxCost),
  taxRate: z.union(purchaseTaxRates.map((rate) => z.literal(rate))).default(0),
});
export type PurchaseItem = z.infer<typeof PurchaseItem>;

const Amount = z.int().min(0).max(100_000_000_000);

/** The form in which staff write a purchase before it is sent. */
export const PurchaseDraft = z.strictObject({
  supplierId: z.string().min(1).max(64),
  warehouseId: z.string().min(1).max(64),
  items: z
    .array(PurchaseItem)
    .min(1)
    .max(maxPurchaseLines)
    .refine(
      (items) =>
        new Set(items.map((item) => `${item.productId} ${item.variantId ?? ''}`)).size === items.length,
      { error: 'each-once' },
    ),
  /** Expected day of arrival; empty if unknown. */
  expectedOn: z.iso.date().or(z.literal('')).default(''),
  discount: Amount.default(0),
  freight: Amount.default(0),
  note: z.string().max(500).transform(tidy).default(''),
});
export type PurchaseDraft = z.output<typeof PurchaseDraft>;
export type PurchaseBoxes = z.input<typeof PurchaseDraft>;

/** Received quantity of one line, with lots and serial numbers if the product is tracked by them. */
const ReceiptLine = z
  .strictObject({
    lineId: z.string().min(1).max(40),
    quantity: z.int().min(0).max(maxPieces),
    isLast: z.boolean().default(false).describe('No more of it will come'),
    lots: Lots.default([]),
    serials: Serials.default([]),
  })
  .refine(({ lots, quantity }) => lots.length === 0 || piecesOf(lots) === quantity, {
    path: ['lots'],
    error: 'lots-differ',
  })
  .refine(
    ({ serials, quantity }) => (quantity > 0 ? serials.length % quantity === 0 : serials.length === 0),
    {
      path: ['serials'],
      error: 'serials-differ',
    },
  );

/** A receipt of some goods of a purchase. */
export const ReceiptDraft = z.strictObject({
  lines: z
    .array(ReceiptLine)
    .min(1)
    .max(maxPurchaseLines)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, {
      error: 'each-once',
    })
    .refine((lines) => lines.some(({ quantity, isLast }) => quantity > 0 || isLast), {
      error: 'nothing-came',
    }),
  note: z.string().max(200).transform(tidy).default(''),
  acceptsMore: z.boolean().default(false).describe('More came than was ordered, and it was counted'),
});
export type ReceiptBoxes = z.input<typeof ReceiptDraft>;

/** Quantity of one line that goes back to the supplier, with lots and serial numbers if tracked. */
const SendBackLine = z
  .strictObject({
    lineId: z.string().min(1).max(40),
    quantity: z.int().min(0).max(maxPieces),
    lots: Lots.default([]),
    serials: Serials.default([]),
  })
  .refine(({ lots, quantity }) => lots.length === 0 || piecesOf(lots) === quantity, {
    path: ['lots'],
    error: 'lots-differ',
  })
  .refine(({ serials, quantity }) => serials.length === 0 || serials.length === quantity, {
    path: ['serials'],
    error: 'serials-differ',
  });

/** A shipment back to the supplier, with its reason. */
export const SendBackDraft = z.strictObject({
  lines: z
    .array(SendBackLine)
    .min(1)
    .max(maxPurchaseLines)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, {
      error: 'each-once',
    })
    .refine((lines) => lines.some(({ quantity }) => quantity > 0), { error: 'nothing-sent-back' }),
  reason: z
    .string()
    .max(200)
    .transform(tidy)
    .pipe(z.string().min(1, { error: 'required' })),
});
export type SendBackBoxes = z.input<typeof SendBackDraft>;
