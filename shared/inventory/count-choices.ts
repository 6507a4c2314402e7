import { id, one, words } from '../lists/query-parts.ts';

/** Being counted, its differences being booked, booked; or given up. */
export const countStatuses = ['open', 'posting', 'posted', 'cancelled'] as const;
export type CountStatus = (typeof countStatuses)[number];

/** As many goods as one sheet holds. */
export const mostCountLines = 500;

/** Staff's list of stock counts. */
export const countList = {
  filters: { q: words(), status: one(countStatuses), warehouseId: id() },
  sorts: ['createdAt'],
  sort: '-createdAt',
  page: 'pageSize',
  size: 20,
} as const;

const manyPieces = 10;
const largeShare = 0.2;

/** So many pieces, and so much of what should lie there, that a second person has to stand behind it. */
export const isLarge = ({ counted, expected }: { counted: number; expected: number }): boolean => {
  const difference = Math.abs(counted - expected);
  return difference >= manyPieces && difference > expected * largeShare;
};
