import { flag, id, one, since, until, words } from '../lists/query-parts.ts';

export const tillStatuses = ['open', 'closed'] as const;
export type TillStatus = (typeof tillStatuses)[number];

/** Notes there are, the largest first. */
export const denominations = [
  500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000,
] as const;

/** More notes of a kind than lie in any drawer. */
export const mostNotes = 9_999;

/** What is cash in a till, by what it was for: taken in, or given out, which counts below nought. */
export const cashLines = ['sales', 'cods', 'topUps', 'refunds', 'handovers', 'expenses'] as const;
export type CashLine = (typeof cashLines)[number];

/** What came at the counter in other ways: told beside the cash, and nobody counts it. */
export const toldLines = ['transfers', 'cards', 'others'] as const;

export const tillLines = [...cashLines, ...toldLines] as const;
export type TillLine = (typeof tillLines)[number];

/** What people put in or take out by hand, with a word why. */
export const handLines = ['topUps', 'handovers', 'expenses'] as const;
export type HandLine = (typeof handLines)[number];

const out: readonly TillLine[] = ['refunds', 'handovers', 'expenses'];

/** Money of this line leaves the till. */
export const leaves = (line: TillLine): boolean => out.includes(line);

export const isCash = (line: TillLine): line is CashLine => (cashLines as readonly TillLine[]).includes(line);

/** Notes of one kind. */
export type CountedNotes = { value: number; pieces: number };

/** What counted notes, and what lies beside them in coins and small ones, come to. */
export const countedSum = (notes: readonly CountedNotes[], loose = 0): number =>
  notes.reduce((sum, { value, pieces }) => sum + value * pieces, loose);

/** What should lie in it: what it began with, and all that came and went in cash. */
export const expectedCash = ({ float, cash }: { float: number; cash: number }): number => float + cash;

/** Staff's list of tills, open and closed. */
export const tillList = {
  filters: {
    search: words(100),
    status: one(tillStatuses),
    warehouseId: id(),
    userId: id(),
    /** Counted was another sum than expected. */
    isOff: flag(),
    /** By the day they were opened on. */
    from: since(),
    to: until(),
  },
  sorts: ['openedAt', 'difference', 'expected'],
  sort: '-openedAt',
  page: 'limit',
  size: 20,
} as const;
