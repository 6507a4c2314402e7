import { AppError } from '#shared/contract/errors.ts';
import { isSameLot, type LotPieces } from '#shared/inventory/lots.ts';
import { readLots } from '#functions/domain/inventory/lots/read-lots.ts';
import type { ShelfName } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import type { TableContext } from '#functions/platform/table/context.ts';

/** Lots of a line, counted in the line's units of `perUnit` pieces. */
type LotClaim = { shelf: ShelfName; name: string; perUnit: number; lots: readonly LotPieces[] };

/** Refuses if a named lot has too few whole units that are in stock and not held. */
export async function requireLotsLeft({ table }: TableContext, named: readonly LotClaim[]): Promise<void> {
  // A case and single tins on one purchase may take from the same lot.
  const going: (LotPieces & { of: string })[] = [];
  for (const { shelf, name, perUnit, lots } of named) {
    if (lots.length === 0) continue;
    const [found, of] = [await readLots(table, shelf), shelfId(shelf)];
    for (const lot of lots) {
      const left = found?.left.find((one) => isSameLot(one, lot));
      const before = going.filter((one) => one.of === of && isSameLot(one, lot));
      const taken = before.reduce((sum, { quantity }) => sum + quantity, 0);
      const free = left ? Math.floor((left.quantity - left.held - taken) / perUnit) : 0;
      if (lot.quantity > free)
        throw new AppError('PURCHASE_SHELF_SHORT', {
          params: { name: `${name}, ${lot.code}`, free, warehouse: found?.shelf.warehouseName ?? '' },
        });
      going.push({ ...lot, of, quantity: lot.quantity * perUnit });
    }
  }
}
