import { id, one, words } from '../lists/query-parts.ts';

/** Statuses of a stock count: being counted, differences being posted, posted, or cancelled. */
export const countStatuses = ['open', 'posting', 'posted', 'cancelled'] as const;
export type CountStatus = (typeof countStatuses)[number];

/** Maximum number of lines in one count. */
export const maxCountLines = 500;

/** Filters and sorts of the staff's list of stock counts. */
export const countList = {
  filters: { q: words(), status: one(countStatuses), warehouseId: id() },
  sorts: ['createdAt'],
  sort: '-createdAt',
  page: 'pageSize',
  size: 20,
} as const;

const manyPieces = 10;
const largeShare = 0.2;

/** Tells whether a difference (pieces and share of the stock) needs a second person to confirm it. */
export const isLarge = ({ counted, expected }: { counted: number; expected: number }): boolean => {
  const difference = Math.abs(counted - expected);
  return difference >= manyPieces && difference > expected * largeShare;
};
