/** The most one may ask for: what is in stock, or 999 while the stock is unknown; never above the product's own limit. */
export function maxQuantity(available: number | null | undefined, limit = 999): number {
  const stock = available === null || available === undefined ? 999 : Math.max(1, Math.trunc(available));
  return Math.min(stock, limit);
}

/** Why another number stands than was typed: so many are the most, or the least. */
export function cutOf(text: string | number, max: number, min = 1): 'most' | 'least' | undefined {
  const typed = String(text).trim();
  if (!/^\d+$/.test(typed)) return undefined;
  if (Number(typed) > max) return 'most';
  return min > 1 && Number(typed) < min ? 'least' : undefined;
}

/** What was typed as a quantity: whole, at least `min`, at most `max`; junk means the least. */
export function quantityFrom(text: string | number, max: number, min = 1): number {
  const typed = String(text).trim();
  const number = /^\d+$/.test(typed) ? Number(typed) : min;
  return Math.min(Math.max(min, number), Math.max(min, max));
}
