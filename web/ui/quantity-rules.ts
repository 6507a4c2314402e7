/** The most one may ask for: what is in stock, or 999 while the stock is unknown. */
export const maxQuantity = (available: number | null | undefined): number =>
  available === null || available === undefined ? 999 : Math.max(1, Math.trunc(available));

/** What was typed as a quantity: whole, at least 1, at most `max`; junk means 1. */
export function quantityFrom(text: string | number, max: number): number {
  const typed = String(text).trim();
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 1;
  return Math.min(Math.max(1, number), max);
}
