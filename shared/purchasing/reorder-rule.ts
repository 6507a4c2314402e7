/** Number of whole days, up to last night, over which sales are counted. */
export const salesPeriodDays = 30;
/** Lead time in days of goods whose supplier is unknown. */
export const usualLeadDays = 7;
/** Choices of days beyond the delivery that an order should last: usual reorder intervals. */
export const reviewDays = ['7', '14', '30', '60'] as const;
export const usualReviewDays: (typeof reviewDays)[number] = '14';

/** Known figures of an item in one warehouse. */
export type StockFigures = {
  /** Pieces sold in `salesPeriodDays`. */
  sold: number;
  available: number;
  onOrder: number;
  minQuantity: number;
  maxQuantity: number | null;
};

/** Number of days that stands for "never short": items that do not sell or have reached their maximum. */
export const never = 1_000_000;

const comingTo = ({ available, onOrder }: Pick<StockFigures, 'available' | 'onOrder'>): number =>
  available + onOrder;

/** Returns how many whole days the available pieces last at present sales; null if nothing sells. */
export const daysLeftOf = ({ sold, available }: Pick<StockFigures, 'sold' | 'available'>): number | null =>
  sold === 0 ? null : Math.floor((available * salesPeriodDays) / sold);

/**
 * Returns how many whole days the available and ordered pieces last above the minimum; negative if already
 * short. An item has to be bought exactly when this is less than the days to cover, so a list can be filtered
 * by it.
 */
export function coverOf(goods: StockFigures): number {
  const { sold, minQuantity, maxQuantity } = goods;
  const stock = comingTo(goods);
  if (maxQuantity !== null && stock >= maxQuantity) return never;
  if (sold === 0) return stock < minQuantity ? -1 : never;
  return Math.min(never, Math.floor(((stock - minQuantity) * salesPeriodDays) / sold));
}

/** Rounds up to whole packs; if room lacks, as many packs as fit, or single pieces. */
function inPacks(pieces: number, pack: number, room: number): number {
  const packed = Math.ceil(pieces / pack) * pack;
  if (packed <= room) return packed;
  return Math.floor(room / pack) * pack || room;
}

/** Computes the pieces to buy until the next order arrives, plus the minimum, up to the maximum. */
export function proposedOf(
  goods: StockFigures,
  { days, pack = 1 }: { /** From the order to the next delivery. */ days: number; pack?: number },
): number {
  const { sold, minQuantity, maxQuantity } = goods;
  const stock = comingTo(goods);
  const room = maxQuantity === null ? Number.POSITIVE_INFINITY : maxQuantity - stock;
  const missing = Math.ceil((sold * days + (minQuantity - stock) * salesPeriodDays) / salesPeriodDays);
  return missing > 0 && room > 0 ? inPacks(missing, pack, room) : 0;
}
