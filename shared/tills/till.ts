import * as z from 'zod';
import { tidy } from '../values/text.ts';
import { VndInput, Vnd } from '../values/vnd-schema.ts';
import { countedSum, denominations, handLines, maxNotes, tillLines, tillStatuses } from './till-choices.ts';

export const TillId = z.string().min(1).max(40);

const Remark = z.string().max(600).transform(tidy).pipe(z.string().max(300));
/** Counts an empty field as 0. */
const none = (found: number | null): number => found ?? 0;
const Notes = z.strictObject({
  value: z.literal(denominations),
  pieces: z.int().min(0).max(maxNotes).nullable().transform(none),
});

const eachOnce = (notes: readonly { value: number }[]): boolean =>
  new Set(notes.map(({ value }) => value)).size === notes.length;

/** A till of one person at one warehouse, from its opening until its cash is counted. */
export const Till = z.object({
  id: TillId,
  /** Readable code of the till, such as QT261123AB3D5. */
  code: z.string(),
  userId: z.string(),
  /** Name of the person at the time, because a closing is a document. */
  personName: z.string(),
  warehouseId: z.string(),
  warehouseName: z.string(),
  status: z.enum(tillStatuses),
  /** `itself` if somebody took cash without an open till; its float is not declared yet. */
  openedBy: z.enum(['person', 'itself']),
  float: Vnd,
  openedAt: z.string(),
  /** Sum of the cash movements (money given out is negative), and the number of entries behind it. */
  cash: z.int(),
  entries: z.int().min(0),
  sales: z.int(),
  cods: z.int(),
  topUps: z.int(),
  refunds: z.int(),
  handovers: z.int(),
  expenses: z.int(),
  transfers: z.int(),
  cards: z.int(),
  others: z.int(),
  /** Set at closing: the expected sum, the counted notes, and the reason for a difference. */
  expected: z.int().nullable(),
  counted: z.array(z.object({ value: z.int(), pieces: z.int() })),
  loose: Vnd,
  countedAmount: Vnd.nullable(),
  difference: z.int().nullable(),
  reason: z.string(),
  closedAt: z.string().nullable(),
  closedBy: z.string().nullable(),
  closedByName: z.string().nullable(),
  version: z.int(),
});
export type Till = z.infer<typeof Till>;

/** An entry behind a till's figures: money in or out, and what it was for. */
export const TillEntry = z.object({
  id: z.string(),
  tillId: TillId,
  line: z.enum(tillLines),
  /** Negative for money given out. */
  amount: z.int(),
  note: z.string(),
  orderId: z.string().nullable(),
  orderCode: z.string().nullable(),
  refundId: z.string().nullable(),
  at: z.string(),
});
export type TillEntry = z.infer<typeof TillEntry>;

/** A till with the actions that the caller may take on it. */
export const StaffTill = Till.extend({
  may: z.object({
    /** Declare the float of a till that opened automatically. */
    declare: z.boolean(),
    move: z.boolean(),
    close: z.boolean(),
  }),
});
export type StaffTill = z.infer<typeof StaffTill>;

export const TillDraft = z.strictObject({
  warehouseId: z.string().min(1, { error: 'required' }).max(64),
  float: VndInput,
});

/** Cash that staff put in or take out by hand. */
export const TillMove = z.strictObject({
  line: z.enum(handLines),
  amount: VndInput.min(1),
  note: Remark.pipe(z.string().min(1, { error: 'required' })),
});

/** Counted cash with the expected sum seen; if that changed, the person must look again. */
export const TillCount = z
  .strictObject({
    expected: z.int(),
    counted: z.array(Notes).max(denominations.length).refine(eachOnce),
    /** Sum of coins and of notes below 1.000 ₫. */
    loose: VndInput.nullable().default(null).transform(none),
    reason: Remark.default(''),
  })
  .refine(
    ({ expected, counted, loose, reason }) => reason !== '' || countedSum(counted, loose) === expected,
    {
      path: ['reason'],
      error: 'required',
    },
  );
export type TillCount = z.infer<typeof TillCount>;
