/** The most one may ask for where nobody says another: what is in stock, and never above the limit. */
export function maxQuantity(available: number | null | undefined, limit = 999): number {
  if (available === null || available === undefined) return limit;
  return Math.min(Math.max(1, Math.trunc(available)), limit);
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
