/** The most that somebody may say, and that an order may cost. */
export const mostVnd = 100_000_000_000;

/** The most that one piece may cost before tax: a cart of such pieces, whichever, still adds up to the đồng. */
export const mostPrice = 20_000_000_000;

/** `rate` percent of a price, to the nearest đồng. Rates may carry two decimals, so they are counted in basis points. */
export function taxOf(price: number, ratePercent: number): number {
  const basisPoints = Math.round(ratePercent * 100);
  return Math.floor((price * basisPoints + 5_000) / 10_000);
}

/** How far a price lies below the list price, in whole percent, rounded down; 0 when it does not. */
export function discountPercent(listPrice: number, total: number): number {
  return listPrice > total ? Math.floor(((listPrice - total) * 100) / listPrice) : 0;
}

const dong = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });
/** What is taken off may be nothing: a zero has no sign. */
export const formatVnd = (amount: number): string => `${dong.format(amount + 0)} ₫`;

const dongAndParts = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 });
/** 281.858 ₫, or 281.858,33 ₫: the average cost of a piece is the one amount that is kept to the hundredth of a đồng. */
export const formatUnitCost = (cost: number): string => `${dongAndParts.format(cost + 0)} ₫`;

const short = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
/** 1.5M from a million, 30K from a thousand: the letter stands for the sign of the đồng too. */
export function compactVnd(amount: number): string {
  // 999.950 already reads as 1M: it must not become 1.000K.
  if (Math.abs(amount) >= 999_950) return `${short.format(amount / 1e6)}M`;
  if (Math.abs(amount) >= 1e3) return `${short.format(amount / 1e3)}K`;
  return formatVnd(amount);
}
