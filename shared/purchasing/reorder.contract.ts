import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { InventoryRow } from '../inventory/inventory.contract.ts';
import { defineList } from '../lists/list-contract.ts';
import { defineListIds } from '../lists/list-ids.ts';
import { mostPieces } from './purchase-draft.ts';
import { reorderList } from './reorder-choices.ts';
import { reviewDays, usualReviewDays } from './reorder-rule.ts';

const access = staff('purchases.manage');

/** What sells from one shelf, what is left, and what to buy for it. */
export const ReorderRow = InventoryRow.omit({ supplierId: true }).extend({
  /** Null where it does not sell. */
  daysLeft: z.int().nullable(),
  /** From whom it was bought last, as long as the shop buys from them. */
  supplier: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** How long they take. */
  leadDays: z.int(),
  /** Suppliers sell so many at once. */
  pack: z.int(),
  proposed: z.int(),
  /** One that waits to be sent names it already: until then it is not on order. */
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

/** As many as anybody looks through before they buy. */
export const mostReorderLines = 500;

/** Why nothing is bought of a line: nobody to buy it from, nothing needed of it, or it is gone. */
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
          quantity: z.int().min(0).max(mostPieces).optional().describe('Left out, what is proposed now'),
          supplierId: z.string().min(1).max(64).optional().describe('Left out, the last one'),
        }),
      )
      .min(1)
      .max(mostReorderLines)
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
