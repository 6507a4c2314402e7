import * as z from 'zod';
import { Lots } from '../inventory/lots.ts';
import { mostOrderLines } from '../orders/order-choices.ts';
import { tidy } from '../values/text.ts';
import { PictureIds, type ReturnOrder, type ReturnReason } from './return-order.ts';
import { Fault, QaResult } from './return-status.ts';

const Said = z.string().max(1000).transform(tidy).pipe(z.string().max(500));

const damage: readonly ReturnReason[] = ['damaged', 'poor_quality', 'missing_parts'];

/** Goods whose buyer named damage are not sold again unless somebody who looked at them says so. */
export const goesBackToShelf = (reason: ReturnReason): boolean => !damage.includes(reason);

/**
 * Two answers of each line, which do not depend on each other: whether its buyer gets money or goods for it, and whether
 * it goes back on the shelf. A broken piece is often accepted and not sold again.
 */
export const InspectedLine = z
  .strictObject({
    itemId: z.string().min(1).max(200),
    /** The pieces the shop accepts: their buyer gets money or other goods. The others are sent back to the buyer. */
    passed: z.int().min(0).max(999),
    /** Of the accepted pieces, those that go back on the shelf to be sold again. The others are written off. */
    restocked: z.int().min(0).max(999).default(0),
    note: Said.default(''),
    media: PictureIds.default([]),
    /** Of which lots those are that are sold again, where somebody looked. */
    lots: Lots.default([]),
  })
  .refine(({ passed, restocked }) => restocked <= passed, { path: ['restocked'], error: 'too-many' });
export type InspectedLine = z.infer<typeof InspectedLine>;

/** All lines alike by one word, or each by itself. */
export const Inspection = z
  .strictObject({
    qaResult: QaResult.optional(),
    note: Said.default(''),
    /** Whether accepted pieces go back on the shelf, where nothing is said of each line; unsaid, by the reason. */
    restock: z.boolean().optional(),
    /** Whose fault it was, if not as it was asked for. */
    fault: Fault.optional(),
    lines: z
      .array(InspectedLine)
      .min(1)
      .max(mostOrderLines)
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

/** What a return's lines come to. */
export function resultOf(lines: readonly { passed: number; quantity: number }[]): QaResult {
  if (lines.every(({ passed }) => passed === 0)) return 'failed';
  return lines.every(({ passed, quantity }) => passed === quantity) ? 'passed' : 'partial';
}

/** Whether pieces the shop did not accept still lie there for their buyer: somebody has to send them. */
export const waitsForSendBack = ({
  refusedPieces,
  sentBack,
}: Pick<ReturnOrder, 'refusedPieces' | 'sentBack'>): boolean => refusedPieces > 0 && sentBack === null;
