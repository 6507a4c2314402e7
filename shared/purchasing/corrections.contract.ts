import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { tidy } from '../values/text.ts';
import { maxPurchaseLines, PurchaseDraft, PurchaseItem } from './purchase-draft.ts';
import { PurchaseId, PurchaseWithReceipts } from './purchase.ts';

/** Corrections from a later bill: a piece's cost by line, or the purchase's discount and freight. */
export const CorrectionDraft = z.strictObject({
  lines: z
    .array(z.strictObject({ lineId: z.string().min(1).max(40), cost: PurchaseItem.shape.cost }))
    .max(maxPurchaseLines)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, {
      error: 'each-once',
    })
    .default([]),
  discount: PurchaseDraft.shape.discount.unwrap().optional(),
  freight: PurchaseDraft.shape.freight.unwrap().optional(),
  reason: z
    .string()
    .max(200)
    .transform(tidy)
    .pipe(z.string().min(1, { error: 'required' })),
});

export const correctPurchase = defineRoute({
  name: 'purchasing/correct-purchase',
  summary: 'Correct by a later bill what goods that came cost, from now on',
  method: 'POST',
  path: '/admin/purchases/{id}/corrections',
  access: staff('purchases.manage'),
  params: z.object({ id: PurchaseId }),
  body: CorrectionDraft.extend({
    version: z.int().min(1),
    clientRequestId: z.string().min(8).max(64).optional(),
  }),
  reply: PurchaseWithReceipts,
  errors: [
    'PURCHASE_NOT_FOUND',
    'PURCHASE_STATE',
    'PURCHASE_LINE_UNKNOWN',
    'PURCHASE_COSTS_SAME',
    'STALE_STATE',
    'REQUEST_DIFFERS',
  ],
});
