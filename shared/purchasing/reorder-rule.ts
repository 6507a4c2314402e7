/** Sales are counted over so many whole days, up to last night. */
export const soldDays = 30;
/** How long goods take whose supplier nobody knows. */
export const usualLeadDays = 7;
/** What is bought at once lasts so long beyond the delivery: shops look again every so many days. */
export const reviewDays = ['7', '14', '30', '60'] as const;
export const usualReviewDays: (typeof reviewDays)[number] = '14';

/** What is known of goods in one warehouse. */
export type Stocked = {
  /** Pieces in `soldDays`. */
  sold: number;
  available: number;
  onOrder: number;
  minQuantity: number;
  maxQuantity: number | null;
};

/** Longer than anybody plans: what never runs short, or sells not at all. */
export const never = 1_000_000;

const comingTo = ({ available, onOrder }: Pick<Stocked, 'available' | 'onOrder'>): number =>
  available + onOrder;

/** How many whole days what can be sold lasts at the speed it sold; null where it does not sell. */
export const daysLeftOf = ({ sold, available }: Pick<Stocked, 'sold' | 'available'>): number | null =>
  sold === 0 ? null : Math.floor((available * soldDays) / sold);

/**
 * How many whole days what is there and on its way lasts above the minimum: below zero where it is short already. Goods
 * have to be bought exactly when that is less than the days that have to be covered; so a list can be narrowed by it.
 */
export function coverOf(goods: Stocked): number {
  const { sold, minQuantity, maxQuantity } = goods;
  const stock = comingTo(goods);
  if (maxQuantity !== null && stock >= maxQuantity) return never;
  if (sold === 0) return stock < minQuantity ? -1 : never;
  return Math.min(never, Math.floor(((stock - minQuantity) * soldDays) / sold));
}

/** Whole packs that cover it; of no more than there is room for, as many as fit; where none does, single pieces. */
function inPacks(pieces: number, pack: number, room: number): number {
  const packed = Math.ceil(pieces / pack) * pack;
  if (packed <= room) return packed;
  return Math.floor(room / pack) * pack || room;
}

/**
 * How many pieces to buy: what sells while they are on their way and until the next look, and the minimum beside, less
 * what is there and on its way. Never more than makes the maximum.
 */
export function proposedOf(
  goods: Stocked,
  { days, pack = 1 }: { /** From the order to the next delivery. */ days: number; pack?: number },
): number {
  const { sold, minQuantity, maxQuantity } = goods;
  const stock = comingTo(goods);
  const room = maxQuantity === null ? Number.POSITIVE_INFINITY : maxQuantity - stock;
  const missing = Math.ceil((sold * days + (minQuantity - stock) * soldDays) / soldDays);
  return missing > 0 && room > 0 ? inPacks(missing, pack, room) : 0;
}
