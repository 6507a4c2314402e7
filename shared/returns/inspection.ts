import * as z from 'zod';
import { Lots } from '../inventory/lots.ts';
import { mostOrderLines } from '../orders/order-choices.ts';
import { tidy } from '../values/text.ts';
import { PictureIds } from './return-order.ts';
import { Fault, QaResult } from './return-status.ts';

const Said = z.string().max(1000).transform(tidy).pipe(z.string().max(500));

/** What somebody found of one line: how many pieces are as they should be, and how many of these are sold again. */
export const InspectedLine = z
  .strictObject({
    itemId: z.string().min(1).max(200),
    passed: z.int().min(0).max(999),
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
    /** Whether what passed can be sold again, where nothing is said of each line. */
    restock: z.boolean().default(true),
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
