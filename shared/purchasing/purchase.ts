import * as z from 'zod';
import { StoredLots } from '../inventory/lots.ts';
import { purchaseStatuses } from './purchase-choices.ts';

export const PurchaseId = z.string().min(1).max(40);

export const PurchaseLine = z.object({
  id: z.string(),
  productId: z.string(),
  variantId: z.string().nullable(),
  /** As it was called when it was ordered. */
  name: z.string(),
  variantName: z.string().nullable(),
  code: z.string(),
  /** The code of the variant, or the barcode: what a scanner reads. */
  codes: z.array(z.string()),
  unit: z.string(),
  /** Where it is a unit of other goods: its shelf is theirs, and so many pieces of them are one. */
  base: z.object({ productId: z.string(), name: z.string(), unit: z.string(), quantity: z.int() }).optional(),
  image: z.string(),
  ground: z.int(),
  quantity: z.int(),
  received: z.int(),
  /** Of what came, sent back to the supplier. */
  sentBack: z.int().default(0),
  /** No more of it will come, said line by line. */
  isClosed: z.boolean(),
  /** Of a piece, before tax. Only in the reply to those who may see costs. */
  cost: z.int().optional(),
  taxRate: z.number().optional(),
});
export type PurchaseLine = z.infer<typeof PurchaseLine>;

/** What came at one time. */
export const Receipt = z.object({
  number: z.int(),
  at: z.string(),
  by: z.string(),
  note: z.string(),
  lines: z.array(
    z.object({
      lineId: z.string(),
      quantity: z.int(),
      lots: StoredLots.optional(),
      serials: z.array(z.string()).optional(),
    }),
  ),
});
export type Receipt = z.infer<typeof Receipt>;

/** What was sent back to the supplier at one time. */
export const SentBack = z.object({
  number: z.int(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  lines: Receipt.shape.lines,
  /** What is owed less for it. Only in the reply to those who may see costs, as the next. */
  credit: z.int().optional(),
  /** Of what it was worth on the shelf, what neither the supplier nor the pieces left bear. */
  difference: z.int().optional(),
});
export type SentBack = z.infer<typeof SentBack>;

/** What a later bill corrected. */
export const Correction = z.object({
  number: z.int(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  /** What is left is worth so much more since, or less. */
  stock: z.int(),
  /** What was sold would have cost so much more, or less. */
  difference: z.int(),
});
export type Correction = z.infer<typeof Correction>;

const Money = {
  discount: z.int().optional(),
  freight: z.int().optional(),
};

export const Purchase = z.object({
  id: PurchaseId,
  code: z.string(),
  status: z.enum(purchaseStatuses),
  supplier: z.object({ id: z.string(), name: z.string() }),
  warehouse: z.object({ id: z.string(), name: z.string() }),
  lines: z.array(PurchaseLine),
  expectedOn: z.string(),
  note: z.string(),
  ...Money,
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** How often something came. */
  receipts: z.int(),
  /** How often something was sent back. */
  sentBacks: z.int().default(0),
  /** Raised with every change. */
  version: z.int(),
});
export type Purchase = z.infer<typeof Purchase>;

export const PurchaseWithReceipts = Purchase.omit({ receipts: true, sentBacks: true }).extend({
  receipts: z.array(Receipt),
  sentBacks: z.array(SentBack),
  /** Only in the reply to those who may see costs. */
  corrections: z.array(Correction).optional(),
  /** Lines whoever receives them names lots of, and serial numbers: as their products say now. */
  byLot: z.array(z.string()),
  bySerial: z.array(z.string()),
});
export type PurchaseWithReceipts = z.infer<typeof PurchaseWithReceipts>;

/** A purchase among all. */
export const PurchaseRow = Purchase.omit({
  lines: true,
  discount: true,
  freight: true,
  sentBacks: true,
}).extend({
  supplierId: z.string(),
  supplierName: z.string(),
  warehouseName: z.string(),
  goods: z.int(),
  quantity: z.int(),
  received: z.int(),
  /** Only in the reply to those who may see costs. */
  total: z.int().optional(),
});
export type PurchaseRow = z.infer<typeof PurchaseRow>;
