import type { TableContext } from '#functions/platform/table/context.ts';
import type { Place } from '#functions/platform/views/list-plan.ts';
import { shelfConflict } from '#functions/domain/catalogue/warehouses/shelf-conflict.ts';
import { changeShelf, shelfOfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { inventoryView } from './inventory-view.ts';

const rowsAtOnce = 500;
const writesAtOnce = 20;

/** Reads the stored recent sales per shelf id; shelves without sales are missing. */
export async function readRecentSales(): Promise<Map<string, number>> {
  const known = new Map<string, number>();
  let after: Place | undefined;
  do {
    const { rows, places } = await inventoryView.rows().list({
      where: [{ column: 'sold', atLeast: 1 }],
      sort: { by: 'sold', descending: true },
      take: rowsAtOnce,
      after,
      counted: false,
    });
    for (const { id, sold } of rows) known.set(id, sold);
    after = rows.length < rowsAtOnce ? undefined : places.at(-1);
  } while (after);
  return known;
}

/** Writes the recent sales to the shelves; a shelf deleted meanwhile is skipped. */
export async function writeRecentSales(
  { table }: TableContext,
  shelves: readonly { id: string; sold: number }[],
): Promise<void> {
  for (let start = 0; start < shelves.length; start += writesAtOnce)
    await Promise.all(
      shelves.slice(start, start + writesAtOnce).map(async ({ id, sold }) => {
        const shelf = shelfOfId(id);
        if (shelf) await table.write([changeShelf(shelf, { set: { sold } }, { refusal: shelfConflict })]);
      }),
    );
}
