import * as z from 'zod';
import { activitySources } from '../activity/activity-choices.ts';
import { roles } from '../contract/access.ts';
import { StoredLots } from './lots.ts';
import { stockCauses } from './stock-causes.ts';

/** The record that caused a movement: the code is shown to people, the id opens it. */
export const StockReference = z.object({
  kind: z.enum(['order', 'return', 'purchase', 'count', 'transfer', 'job']),
  id: z.string(),
  code: z.string(),
});
export type StockReference = z.infer<typeof StockReference>;

export const StockCause = z.object({
  why: z.enum(stockCauses),
  of: StockReference.optional(),
  /** Note by the person who did it. */
  note: z.string().optional(),
  /** Lots of the pieces that arrive, leave or become held; without them the lots are computed. */
  lots: StoredLots.optional(),
  /** Complete stock by lots, as counted. */
  lotsNow: StoredLots.optional(),
  /** Expected pieces that came damaged or not at all. They are on no shelf now. */
  lost: z.object({ damaged: z.int().min(0), missing: z.int().min(0) }).optional(),
});
export type StockCause = z.infer<typeof StockCause>;

/** The latest movement of a shelf. The shelf's row contains it, and the same write changes both. */
export const StockStamp = StockCause.extend({
  /** The person; null if there was no session. */
  who: z.object({ id: z.string(), role: z.enum(roles) }).nullable(),
  way: z.enum(activitySources),
  at: z.string(),
});
export type StockStamp = z.infer<typeof StockStamp>;

const CountFields = z.object({
  onHand: z.int(),
  reserved: z.int(),
  onOrder: z.int().default(0),
  /** Average cost of a piece, in đồng with two decimals. */
  cost: z.number().default(0),
});

/** Stock figures of a shelf. */
export const StockCounts = z.object(CountFields.shape);
export type StockCounts = z.infer<typeof StockCounts>;

export const noCounts: StockCounts = { onHand: 0, reserved: 0, onOrder: 0, cost: 0 };

/** An entry in a shelf's ledger. Each begins with the figures after the previous one. */
export const LedgerLine = StockStamp.extend({
  revision: z.int(),
  before: StockCounts,
  after: StockCounts,
});
export type LedgerLine = z.infer<typeof LedgerLine>;

const StampedRow = z.object({ ...CountFields.shape, moves: z.int(), move: StockStamp });

type Row = Record<string, unknown>;

/**
 * Returns the ledger entries that follow from one write of a shelf's row; none if its stock did not change. The
 * first movement of a row older than the ledger adds an opening entry with the previous stock.
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
