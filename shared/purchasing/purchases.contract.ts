import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { FileReply } from '../contract/file-reply.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { purchaseList } from './purchase-choices.ts';
import { PurchaseId, PurchaseRow, PurchaseWithReceipts } from './purchase.ts';
import {
  maxPurchaseLines,
  PurchaseDraft,
  PurchaseItem,
  ReceiptDraft,
  SendBackDraft,
} from './purchase-draft.ts';

/** Staff who keep stock receive goods; staff who may see costs decide what is bought. */
const access = staff('inventory.write');
const manage = staff('purchases.manage');
const params = z.object({ id: PurchaseId });
const clientRequestId = z.string().min(8).max(64).optional();

export const searchPurchases = defineList({
  name: 'purchasing/search-purchases',
  summary: 'Purchases by code, supplier or goods; by where they stand, and by whether they are late',
  path: '/admin/purchases',
  access,
  list: purchaseList,
  row: PurchaseRow,
});

export const getPurchase = defineRoute({
  name: 'purchasing/get-purchase',
  summary: 'A purchase: what was ordered, and what came of it when',
  method: 'GET',
  path: '/admin/purchases/{id}',
  access,
  params,
  reply: PurchaseWithReceipts,
  errors: ['PURCHASE_NOT_FOUND'],
});

export const getPurchasePaper = defineRoute({
  name: 'purchasing/get-purchase-paper',
  summary: 'A purchase as a PDF in Vietnamese, with prices for those who may see costs',
  method: 'GET',
  path: '/admin/purchases/{id}/paper',
  access,
  params,
  file: 'application/pdf',
  reply: FileReply,
  errors: ['PURCHASE_NOT_FOUND'],
  limit: { calls: 60, seconds: 60 },
});

const draftErrors = [
  'SUPPLIER_NOT_FOUND',
  'SUPPLIER_STOPPED',
  'UNKNOWN_WAREHOUSE',
  'PRODUCT_NOT_FOUND',
  'VARIANT_NOT_FOUND',
  'VARIANT_REQUIRED',
  'UNIT_BASE_UNKNOWN',
] as const;

export const createPurchase = defineRoute({
  name: 'purchasing/create-purchase',
  summary: 'Write a purchase: a draft until it is sent',
  method: 'POST',
  path: '/admin/purchases',
  access: manage,
  body: PurchaseDraft.extend({ clientRequestId }),
  reply: PurchaseWithReceipts,
  status: 201,
  errors: [...draftErrors, 'REQUEST_DIFFERS'],
});

export const updatePurchase = defineRoute({
  name: 'purchasing/update-purchase',
  summary: 'Change a draft as it was read, or take a purchase a step further; what is left out stays',
  method: 'PATCH',
  path: '/admin/purchases/{id}',
  access: manage,
  params,
  body: z.strictObject({
    ...z.strictObject(PurchaseDraft.shape).partial().shape,
    // Fields that are left out stay unchanged.
    expectedOn: z.iso.date().or(z.literal('')).optional(),
    discount: PurchaseDraft.shape.discount.unwrap().optional(),
    freight: PurchaseDraft.shape.freight.unwrap().optional(),
    note: PurchaseDraft.shape.note.unwrap().optional(),
    status: z
      .enum(['sent', 'received', 'closed', 'cancelled'])
      .optional()
      .describe('`received` takes in all that is still on its way'),
    version: z.int().min(1),
    clientRequestId,
  }),
  reply: PurchaseWithReceipts,
  errors: [
    'PURCHASE_NOT_FOUND',
    'PURCHASE_STATE',
    ...draftErrors,
    'LOTS_NEEDED',
    'SERIALS_NEEDED',
    'STALE_STATE',
    'REQUEST_DIFFERS',
  ],
});

export const receivePurchase = defineRoute({
  name: 'purchasing/receive-purchase',
  summary: 'Take in what came of a purchase, in whole or in part',
  method: 'POST',
  path: '/admin/purchases/{id}/receipts',
  access,
  params,
  body: ReceiptDraft.extend({ version: z.int().min(1), clientRequestId }),
  reply: PurchaseWithReceipts,
  errors: [
    'PURCHASE_NOT_FOUND',
    'PURCHASE_STATE',
    'PURCHASE_LINE_UNKNOWN',
    'PURCHASE_MORE_CAME',
    'PURCHASE_TOO_MUCH_CAME',
    'LOTS_NEEDED',
    'SERIALS_NEEDED',
    'SERIALS_TOO_MANY',
    'SERIAL_TAKEN',
    'STALE_STATE',
    'REQUEST_DIFFERS',
  ],
});

export const sendBackGoods = defineRoute({
  name: 'purchasing/send-back-goods',
  summary: 'Send some of what came back to the supplier: off the shelf, and off what is owed',
  method: 'POST',
  path: '/admin/purchases/{id}/send-backs',
  access: manage,
  params,
  body: SendBackDraft.extend({ version: z.int().min(1), clientRequestId }),
  reply: PurchaseWithReceipts,
  errors: [
    'PURCHASE_NOT_FOUND',
    'PURCHASE_STATE',
    'PURCHASE_LINE_UNKNOWN',
    'PURCHASE_SENT_BACK_MORE',
    'PURCHASE_SHELF_SHORT',
    'LOTS_NEEDED',
    'SERIALS_NEEDED',
    'SERIALS_TOO_MANY',
    'SERIAL_NOT_FOUND',
    'STALE_STATE',
    'REQUEST_DIFFERS',
  ],
});

export const deletePurchase = defineRoute({
  name: 'purchasing/delete-purchase',
  summary: 'Take away a draft; what was sent is cancelled instead',
  method: 'DELETE',
  path: '/admin/purchases/{id}',
  access: manage,
  params,
  reply: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['PURCHASE_NOT_FOUND', 'PURCHASE_SENT'],
});

/** A purchasable item: a product, or one of its variants. */
export const PurchasableGood = z.object({
  productId: z.string(),
  variantId: z.string().nullable(),
  name: z.string(),
  variantName: z.string().nullable(),
  code: z.string(),
  codes: z.array(z.string()),
  unit: z.string(),
  image: z.string(),
  ground: z.int(),
  /** Average cost of a piece in stock; 0 if unknown. */
  cost: z.int(),
  /** Tax rate that a purchase starts with: the product's own rate, if suppliers may charge it. */
  taxRate: PurchaseItem.shape.taxRate.unwrap(),
});
export type PurchasableGood = z.infer<typeof PurchasableGood>;

export const maxGoodsFound = 20;

export const findPurchaseGoods = defineRoute({
  name: 'purchasing/find-purchase-goods',
  summary: 'Goods to order, by a part of a name, a code, a SKU or a barcode',
  method: 'GET',
  path: '/admin/purchasable-goods',
  access: manage,
  query: z.object({ q: z.string().max(100) }),
  reply: z.object({ data: z.array(PurchasableGood).max(maxGoodsFound) }),
});

export const matchGoods = defineRoute({
  name: 'purchasing/match-goods',
  summary: 'Goods by whole codes, as a scanner or a pasted sheet names them; each answered at its place',
  method: 'POST',
  path: '/admin/purchasable-goods',
  access: manage,
  body: z.strictObject({ codes: z.array(z.string().trim().min(1).max(80)).min(1).max(maxPurchaseLines) }),
  reply: z.object({
    data: z.array(PurchasableGood.nullable()),
    /** Candidates at the position of a code that matches several items: a product's variants. */
    choices: z.array(z.array(PurchasableGood).max(maxGoodsFound)),
  }),
});
