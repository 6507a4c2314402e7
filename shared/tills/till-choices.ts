import { flag, id, one, since, until, words } from '../lists/query-parts.ts';

export const tillStatuses = ['open', 'closed'] as const;

/** Banknotes in use, largest first. */
export const denominations = [
  500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000,
] as const;

/** Maximum number of notes of one kind; more than any drawer holds. */
export const maxNotes = 9_999;

/** Cash movements of a till by purpose. Money taken in is positive, money given out is negative. */
export const cashLines = ['sales', 'cods', 'topUps', 'refunds', 'handovers', 'expenses'] as const;
export type CashLine = (typeof cashLines)[number];

/** Counter payments that are not cash. They are shown beside the cash and are not counted at closing. */
export const cashlessLines = ['transfers', 'cards', 'others'] as const;

export const tillLines = [...cashLines, ...cashlessLines] as const;
export type TillLine = (typeof tillLines)[number];

/** Movements that staff enter by hand, with a reason. */
export const handLines = ['topUps', 'handovers', 'expenses'] as const;
export type HandLine = (typeof handLines)[number];

const out: readonly TillLine[] = ['refunds', 'handovers', 'expenses'];

/** Tells whether money of this line leaves the till. */
export const leaves = (line: TillLine): boolean => out.includes(line);

export const isCash = (line: TillLine): line is CashLine => (cashLines as readonly TillLine[]).includes(line);

/** Number of notes of one kind. */
export type CountedNotes = { value: number; pieces: number };

/** Sums the counted notes and the loose coins and small notes. */
export const countedSum = (notes: readonly CountedNotes[], loose = 0): number =>
  notes.reduce((sum, { value, pieces }) => sum + value * pieces, loose);

/** Returns the cash that should be in the till: the opening float plus all cash movements. */
export const expectedCash = ({ float, cash }: { float: number; cash: number }): number => float + cash;

/** Filters and sorts of the staff's list of open and closed tills. */
export const tillList = {
  filters: {
    search: words(100),
    status: one(tillStatuses),
    warehouseId: id(),
    userId: id(),
    /** The counted sum differs from the expected one. */
    isOff: flag(),
    /** Filters by the day on which the till was opened. */
    from: since(),
    to: until(),
  },
  sorts: ['openedAt', 'difference', 'expected'],
  sort: '-openedAt',
  page: 'limit',
  size: 20,
} as const;
