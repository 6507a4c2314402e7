/** The most one may ask for: what is in stock, or 999 while the stock is unknown; never above the product's own limit. */
export function maxQuantity(available: number | null | undefined, limit = 999): number {
  const stock = available === null || available === undefined ? 999 : Math.max(1, Math.trunc(available));
  return Math.min(stock, limit);
}

/** What was typed as a quantity: whole, at least `min`, at most `max`; junk means the least. */
export function quantityFrom(text: string | number, max: number, min = 1): number {
  const typed = String(text).trim();
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : min;
  return Math.min(Math.max(min, number), Math.max(min, max));
}
