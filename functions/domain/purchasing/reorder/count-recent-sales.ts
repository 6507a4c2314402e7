import { salesPeriodDays } from '#shared/purchasing/reorder-rule.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { readRecentSales, writeRecentSales } from '#functions/domain/inventory/stock/recent-sales.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { readSales } from '#functions/domain/orders/reading/read-sales.ts';
import type { Context } from '#functions/platform/table/context.ts';

const dayMilliseconds = 86_400_000;

/** Returns the range of whole days before today, in Vietnam. */
function lastDays(now: Date) {
  const day = (ago: number) => dayInVietnam(now.getTime() - ago * dayMilliseconds);
  return { from: day(salesPeriodDays), to: day(1), until: now.toISOString() };
}

/** Counts pieces per shelf. A combo counts as its parts, which are on the shelves. */
async function piecesByShelf(context: Context): Promise<Map<string, number>> {
  const pieces = new Map<string, number>();
  for await (const orders of readSales(context, lastDays(context.now())))
    for (const held of orders.flatMap(({ holdings }) => holdings)) {
      const id = shelfId(held);
      pieces.set(id, (pieces.get(id) ?? 0) + held.quantity);
    }
  return pieces;
}

/**
 * Stores the recent sales of each shelf, but only where the number has changed since the last night. A repeat,
 * even after an interruption, gives the same result. Returns the number of shelves written.
 */
export async function countRecentSales(context: Context): Promise<number> {
  const [now, before] = await Promise.all([piecesByShelf(context), readRecentSales()]);
  const changed = [...new Set([...now.keys(), ...before.keys()])]
    .map((id) => ({ id, sold: now.get(id) ?? 0 }))
    .filter(({ id, sold }) => sold !== (before.get(id) ?? 0));
  await writeRecentSales(context, changed);
  return changed.length;
}
