import { AppError } from '#shared/contract/errors.ts';
import { isSameLot, type LotPieces } from '#shared/inventory/lots.ts';
import { readLots } from '#functions/domain/catalogue/lots/read-lots.ts';
import type { ShelfName } from '#functions/domain/catalogue/portions/shelf-name.ts';
import type { Context } from '#functions/platform/table/context.ts';

type LotClaim = { shelf: ShelfName; name: string; lots: readonly LotPieces[] };

/** Of each lot that is named, so many lie there still and are not held back. */
export async function requireLotsLeft(
  { table }: Pick<Context, 'table'>,
  named: readonly LotClaim[],
): Promise<void> {
  for (const { shelf, name, lots } of named) {
    if (lots.length === 0) continue;
    const found = await readLots(table, shelf);
    for (const lot of lots) {
      const left = found?.left.find((one) => isSameLot(one, lot));
      const free = left ? left.quantity - left.held : 0;
      if (lot.quantity > free)
        throw new AppError('PURCHASE_SHELF_SHORT', {
          params: { name: `${name}, ${lot.code}`, free, warehouse: found?.shelf.warehouseName ?? '' },
        });
    }
  }
}
