/** Maximum amount that a caller may send, and maximum total of an order. */
export const maxVnd = 100_000_000_000;

/** Maximum price of one piece before tax. It keeps the total of any cart of such pieces exact to the đồng. */
export const priceLimit = 20_000_000_000;

/** Computes `ratePercent` of a price to the nearest đồng, in basis points (two decimals). */
export function taxOf(price: number, ratePercent: number): number {
  const basisPoints = Math.round(ratePercent * 100);
  return Math.floor((price * basisPoints + 5_000) / 10_000);
}

/** Returns how far a price is below the list price, in whole percent, rounded down; 0 if it is not below. */
export function discountPercent(listPrice: number, total: number): number {
  return listPrice > total ? Math.floor(((listPrice - total) * 100) / listPrice) : 0;
}

const dong = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });
/** Formats an amount. Adding 0 removes the sign of a negative zero, which an empty discount can be. */
export const formatVnd = (amount: number): string => `${dong.format(amount + 0)} ₫`;

const dongAndParts = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 });
/** Formats 281.858,33 ₫; only a piece's average cost is kept to a hundredth of a đồng. */
export const formatUnitCost = (cost: number): string => `${dongAndParts.format(cost + 0)} ₫`;

const short = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
/** Formats 1.5M from a million, 30K from a thousand. The letter also replaces the sign of the đồng. */
export function compactVnd(amount: number): string {
  // 999.950 would be rounded to 1.000K, so it is written as 1M.
  if (Math.abs(amount) >= 999_950) return `${short.format(amount / 1e6)}M`;
  if (Math.abs(amount) >= 1e3) return `${short.format(amount / 1e3)}K`;
  return formatVnd(amount);
}
