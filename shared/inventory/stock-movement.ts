import * as z from 'zod';
import { activityWays } from '../activity/activity-choices.ts';
import { roles } from '../contract/access.ts';
import { StoredLots } from './lots.ts';
import { stockCauses } from './stock-causes.ts';

/** What a movement belongs to: with its code it is named to people, by its id it is opened. */
export const StockReference = z.object({
  kind: z.enum(['order', 'return', 'purchase', 'count', 'transfer', 'job']),
  id: z.string(),
  code: z.string(),
});
export type StockReference = z.infer<typeof StockReference>;

export const StockCause = z.object({
  why: z.enum(stockCauses),
  of: StockReference.optional(),
  /** In the words of whoever did it. */
  note: z.string().optional(),
  /** Of which lots the pieces are that come, leave or are held back; where nobody says, it is worked out. */
  lots: StoredLots.optional(),
  /** All that lie there by their lots, as somebody looked. */
  lotsNow: StoredLots.optional(),
  /** Of what should have come: so many came spoiled, and so many not at all. These are on no shelf any more. */
  lost: z.object({ damaged: z.int().min(0), missing: z.int().min(0) }).optional(),
});
export type StockCause = z.infer<typeof StockCause>;

/** The latest movement of a shelf, as its row carries it: written in the very write that counts. */
export const StockStamp = StockCause.extend({
  /** Null where nobody signed in did it. */
  who: z.object({ id: z.string(), role: z.enum(roles) }).nullable(),
  way: z.enum(activityWays),
  at: z.string(),
});
export type StockStamp = z.infer<typeof StockStamp>;

const Stored = z.object({
  onHand: z.int(),
  reserved: z.int(),
  onOrder: z.int().default(0),
  /** What a piece cost on average, in đồng and their hundredths. */
  cost: z.number().default(0),
});

/** What a shelf counts. */
export const StockCounts = z.object(Stored.shape);
export type StockCounts = z.infer<typeof StockCounts>;

export const noCounts: StockCounts = { onHand: 0, reserved: 0, onOrder: 0, cost: 0 };

/** One line of a shelf's ledger: each begins with what the one before it ended with. */
export const LedgerLine = StockStamp.extend({
  revision: z.int(),
  before: StockCounts,
  after: StockCounts,
});
export type LedgerLine = z.infer<typeof LedgerLine>;

const StampedRow = z.object({ ...Stored.shape, moves: z.int(), move: StockStamp });

type Row = Record<string, unknown>;

/**
 * The lines that follow from one write of a shelf's row; none where its counts were left alone. A row from before there
 * was a ledger is opened by its first movement, with what lay there.
 */
export function ledgerLines(before: Row | undefined, after: Row): LedgerLine[] {
  if (after['moves'] === undefined || after['moves'] === before?.['moves']) return [];
  const { moves, move, ...row } = StampedRow.parse(after);
  const was = before ? StockCounts.parse(before) : noCounts;
  const isOpened = before !== undefined && before['moves'] === undefined;
  const opening: LedgerLine = { ...systemStamp(move.at), revision: 0, before: noCounts, after: was };
  return [
    ...(isOpened ? [opening] : []),
    ...(moves > 0 ? [{ ...move, revision: moves, before: was, after: StockCounts.parse(row) }] : []),
  ];
}

const systemStamp = (at: string): StockStamp => ({ why: 'opening', who: null, way: 'system', at });
