/** Returns the largest quantity one may ask for: the stock, but never above the limit (999 by default). */
export function maxQuantity(available: number | null | undefined, limit = 999): number {
  if (available === null || available === undefined) return limit;
  return Math.min(Math.max(1, Math.trunc(available)), limit);
}

/** Tells why a typed quantity was changed: it was above the maximum or below the minimum. */
export function cutOf(text: string | number, max: number, min = 1): 'most' | 'least' | undefined {
  const typed = String(text).trim();
  if (!/^\d+$/.test(typed)) return undefined;
  if (Number(typed) > max) return 'most';
  return min > 1 && Number(typed) < min ? 'least' : undefined;
}

/** Parses a typed quantity: a whole number from `min` to `max`; invalid text gives `min`. */
export function quantityFrom(text: string | number, max: number, min = 1): number {
  const typed = String(text).trim();
  const number = /^\d+$/.test(typed) ? Number(typed) : min;
  return Math.min(Math.max(min, number), Math.max(min, max));
}
