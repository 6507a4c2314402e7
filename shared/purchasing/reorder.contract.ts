import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { InventoryRow } from '../inventory/inventory.contract.ts';
import { defineList } from '../lists/list-contract.ts';
import { defineListIds } from '../lists/list-ids.ts';
import { maxPieces } from './purchase-draft.ts';
import { reorderList } from './reorder-choices.ts';
import { reviewDays, usualReviewDays } from './reorder-rule.ts';

const access = staff('purchases.manage');

/** An item in one warehouse: its sales, its stock and the proposed purchase. */
export const ReorderRow = InventoryRow.omit({ supplierId: true }).extend({
  /** Null if the item does not sell. */
  daysLeft: z.int().nullable(),
  /** Supplier of the latest purchase, if the shop still buys from them. */
  supplier: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The supplier's lead time in days. */
  leadDays: z.int(),
  /** Number of pieces in one of the supplier's packs. */
  pack: z.int(),
  proposed: z.int(),
  /** A draft purchase that already contains the item. Its pieces count as ordered only after it is sent. */
  draft: z.object({ id: z.string(), code: z.string() }).nullable(),
});
export type ReorderRow = z.infer<typeof ReorderRow>;

export const searchReorder = defineList({
  name: 'purchasing/search-reorder',
  summary: 'Goods by how long they last, and how many of them to buy',
  path: '/admin/inventory/reorder',
  access,
  list: reorderList,
  row: ReorderRow,
  about: {
    needed: 'Only what has to be bought now',
    supplier: 'Bought last from this one',
    review: 'For how many days beyond the delivery goods are bought',
  },
});

export const listReorderIds = defineListIds(searchReorder, 'purchasing/list-reorder-ids');

/** Maximum number of lines in one request; more than staff review before they buy. */
export const maxReorderLines = 500;

/** Reasons why a line is not bought: no supplier, nothing needed, or the item was deleted. */
export const reorderRefusals = ['no-supplier', 'nothing', 'gone'] as const;

export const draftReorder = defineRoute({
  name: 'purchasing/draft-reorder',
  summary: 'Write purchases of what was chosen: a draft for each supplier and warehouse',
  method: 'POST',
  path: '/admin/inventory/reorder',
  access,
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          id: z.string().min(1).max(300).describe('Of a row of the list'),
          quantity: z.int().min(0).max(maxPieces).optional().describe('Left out, what is proposed now'),
          supplierId: z.string().min(1).max(64).optional().describe('Left out, the last one'),
        }),
      )
      .min(1)
      .max(maxReorderLines)
      .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, { error: 'each-once' }),
    review: z.enum(reviewDays).default(usualReviewDays),
    clientRequestId: z.string().min(8).max(64).optional(),
  }),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        code: z.string(),
        supplierName: z.string(),
        warehouseName: z.string(),
        goods: z.int(),
        quantity: z.int(),
      }),
    ),
    refused: z.array(z.object({ id: z.string(), reason: z.enum(reorderRefusals) })),
  }),
  errors: [
    'SUPPLIER_NOT_FOUND',
    'SUPPLIER_STOPPED',
    'REORDER_TOO_MANY',
    'UNKNOWN_WAREHOUSE',
    'PRODUCT_NOT_FOUND',
    'VARIANT_NOT_FOUND',
    'VARIANT_REQUIRED',
    'REQUEST_DIFFERS',
  ],
});
export type ReorderDrafts = z.infer<typeof draftReorder.reply>;
