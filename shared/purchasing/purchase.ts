import * as z from 'zod';
import { StoredLots } from '../inventory/lots.ts';
import { purchaseStatuses } from './purchase-choices.ts';

export const PurchaseId = z.string().min(1).max(40);

export const PurchaseLine = z.object({
  id: z.string(),
  productId: z.string(),
  variantId: z.string().nullable(),
  /** Name at the time of the order. */
  name: z.string(),
  variantName: z.string().nullable(),
  code: z.string(),
  /** SKU of the variant and barcode, which a scanner reads. */
  codes: z.array(z.string()),
  unit: z.string(),
  /** Set for a unit of other goods, which is stored on their shelf; `quantity` of their pieces make one. */
  base: z.object({ productId: z.string(), name: z.string(), unit: z.string(), quantity: z.int() }).optional(),
  image: z.string(),
  ground: z.int(),
  quantity: z.int(),
  received: z.int(),
  /** Received pieces that were sent back to the supplier. */
  sentBack: z.int().default(0),
  /** True if no more of this line will come. */
  isClosed: z.boolean(),
  /** Cost of one piece before tax. Only in the reply to those who may see costs. */
  cost: z.int().optional(),
  taxRate: z.number().optional(),
});
export type PurchaseLine = z.infer<typeof PurchaseLine>;

/** A receipt of goods. */
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

/** A shipment back to the supplier. */
export const SupplierReturn = z.object({
  number: z.int(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  lines: Receipt.shape.lines,
  /** Decrease of the debt; like `difference`, only for those who may see costs. */
  credit: z.int().optional(),
  /** Part of the returned pieces' stock value covered by neither the credit nor the remaining pieces. */
  difference: z.int().optional(),
});
export type SupplierReturn = z.infer<typeof SupplierReturn>;

/** A correction from a later bill. */
export const Correction = z.object({
  number: z.int(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  /** Change of the value of the pieces still in stock. */
  stock: z.int(),
  /** Change of the cost of the pieces already sold. */
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
  /** Number of receipts. */
  receipts: z.int(),
  /** Number of shipments back to the supplier. */
  sentBacks: z.int().default(0),
  /** Incremented with every change; used for the version check. */
  version: z.int(),
});
export type Purchase = z.infer<typeof Purchase>;

export const PurchaseWithReceipts = Purchase.omit({ receipts: true, sentBacks: true }).extend({
  receipts: z.array(Receipt),
  sentBacks: z.array(SupplierReturn),
  /** Returned only to callers who may see costs. */
  corrections: z.array(Correction).optional(),
  /** Lines that need lots, and those that need serial numbers, by the products' present settings. */
  byLot: z.array(z.string()),
  bySerial: z.array(z.string()),
});
export type PurchaseWithReceipts = z.infer<typeof PurchaseWithReceipts>;

/** A purchase as a row of the list. */
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
  /** Returned only to callers who may see costs. */
  total: z.int().optional(),
});
export type PurchaseRow = z.infer<typeof PurchaseRow>;
