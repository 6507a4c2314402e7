import * as z from 'zod';
import { Lots } from '../inventory/lots.ts';
import { maxOrderLines } from '../orders/order-choices.ts';
import { tidy } from '../values/text.ts';
import { PictureIds, type ReturnOrder, type ReturnReason } from './return-order.ts';
import { Fault, QaResult } from './return-status.ts';

const Remark = z.string().max(1000).transform(tidy).pipe(z.string().max(500));

const damage: readonly ReturnReason[] = ['damaged', 'poor_quality', 'missing_parts'];

/** Tells whether goods are restocked by default: not after damage that the buyer named. */
export const goesBackToShelf = (reason: ReturnReason): boolean => !damage.includes(reason);

/**
 * Two independent answers for each line: whether the buyer gets money or other goods for it, and whether it
 * goes back on the shelf. A broken piece is often accepted and not sold again.
 */
export const InspectedLine = z
  .strictObject({
    itemId: z.string().min(1).max(200),
    /** Number of accepted pieces, for which the buyer gets money or goods; the others are sent back. */
    passed: z.int().min(0).max(999),
    /** Number of accepted pieces that go back on the shelf to be sold again. The others are written off. */
    restocked: z.int().min(0).max(999).default(0),
    note: Remark.default(''),
    media: PictureIds.default([]),
    /** Lots of the restocked pieces, if they were checked. */
    lots: Lots.default([]),
  })
  .refine(({ passed, restocked }) => restocked <= passed, { path: ['restocked'], error: 'too-many' });
export type InspectedLine = z.infer<typeof InspectedLine>;

/** Result of an inspection: one result for all lines, or one for each line. */
export const Inspection = z
  .strictObject({
    qaResult: QaResult.optional(),
    note: Remark.default(''),
    /** Whether accepted pieces are restocked, if no lines are given; by default the reason decides. */
    restock: z.boolean().optional(),
    /** The responsible side, if it differs from the reason's default. */
    fault: Fault.optional(),
    lines: z
      .array(InspectedLine)
      .min(1)
      .max(maxOrderLines)
      .refine((lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length, {
        error: 'each-once',
      })
      .optional(),
  })
  .refine(
    ({ qaResult, lines }) => lines !== undefined || (qaResult !== undefined && qaResult !== 'partial'),
    {
      path: ['qaResult'],
      error: 'required',
    },
  );
export type Inspection = z.infer<typeof Inspection>;

/** Computes the overall result of a return from its lines. */
export function resultOf(lines: readonly { passed: number; quantity: number }[]): QaResult {
  if (lines.every(({ passed }) => passed === 0)) return 'failed';
  return lines.every(({ passed, quantity }) => passed === quantity) ? 'passed' : 'partial';
}

/** Tells whether refused pieces are still in the shop, so that staff have to send them back to the buyer. */
export const waitsForSendBack = ({
  refusedPieces,
  sentBack,
}: Pick<ReturnOrder, 'refusedPieces' | 'sentBack'>): boolean => refusedPieces > 0 && sentBack === null;
