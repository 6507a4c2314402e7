import * as z from 'zod';
import { tidy } from '../values/text.ts';
import { SaidVnd, Vnd } from '../values/vnd-schema.ts';
import { countedSum, denominations, handLines, mostNotes, tillLines, tillStatuses } from './till-choices.ts';

export const TillId = z.string().min(1).max(40);

const Said = z.string().max(600).transform(tidy).pipe(z.string().max(300));
/** An empty box counts as none. */
const none = (found: number | null): number => found ?? 0;
const Notes = z.strictObject({
  value: z.literal(denominations),
  pieces: z.int().min(0).max(mostNotes).nullable().transform(none),
});

const eachOnce = (notes: readonly { value: number }[]): boolean =>
  new Set(notes.map(({ value }) => value)).size === notes.length;

/** A till of one person at one warehouse, from when it was opened until its money was counted. */
export const Till = z.object({
  id: TillId,
  /** By which people name it: QT261123AB3D5. */
  code: z.string(),
  userId: z.string(),
  /** As they were called then: a closing is a paper. */
  personName: z.string(),
  warehouseId: z.string(),
  warehouseName: z.string(),
  status: z.enum(tillStatuses),
  /** By itself, when somebody took cash without one: nobody has said yet what lay in it. */
  openedBy: z.enum(['person', 'itself']),
  float: Vnd,
  openedAt: z.string(),
  /** What came and went in cash, given out being below nought, and how many rows say so. */
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
  /** Once it is closed: what should have been there, what was, note by note, and why they differ. */
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

/** One row behind its figures: money that came or went, and of what. */
export const TillEntry = z.object({
  id: z.string(),
  tillId: TillId,
  line: z.enum(tillLines),
  /** Below nought where it was given out. */
  amount: z.int(),
  note: z.string(),
  orderId: z.string().nullable(),
  orderCode: z.string().nullable(),
  refundId: z.string().nullable(),
  at: z.string(),
});
export type TillEntry = z.infer<typeof TillEntry>;

/** A till as whoever looks may work on it. */
export const StaffTill = Till.extend({
  may: z.object({
    /** Say what lay in it, where it opened by itself. */
    declare: z.boolean(),
    move: z.boolean(),
    close: z.boolean(),
  }),
});
export type StaffTill = z.infer<typeof StaffTill>;

export const TillDraft = z.strictObject({
  warehouseId: z.string().min(1, { error: 'required' }).max(64),
  float: SaidVnd,
});

/** What is put in or taken out by hand. */
export const TillMove = z.strictObject({
  line: z.enum(handLines),
  amount: SaidVnd.min(1),
  note: Said.pipe(z.string().min(1, { error: 'required' })),
});

/** What was counted, beside what whoever counted saw expected: another sum by now is looked at again first. */
export const TillCount = z
  .strictObject({
    expected: z.int(),
    counted: z.array(Notes).max(denominations.length).refine(eachOnce),
    /** Coins, and notes below 1.000 ₫. */
    loose: SaidVnd.nullable().default(null).transform(none),
    reason: Said.default(''),
  })
  .refine(
    ({ expected, counted, loose, reason }) => reason !== '' || countedSum(counted, loose) === expected,
    {
      path: ['reason'],
      error: 'required',
    },
  );
export type TillCount = z.infer<typeof TillCount>;
