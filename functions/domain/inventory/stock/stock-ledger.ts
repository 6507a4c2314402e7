import * as z from 'zod';
import { LedgerLine } from '#shared/inventory/stock-movement.ts';
import { type ShelfName, shelfNameOf } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { inventoryKeys } from './inventory-keys.ts';

/** A ledger line as stored; it is kept for good and never changed. */
export const StoredLine = LedgerLine.extend({
  productId: z.string(),
  variantId: z.string(),
  warehouseId: z.string(),
});
export type StoredLine = z.infer<typeof StoredLine>;

/** Refusal of a ledger line that exists already. */
export const lineExists = 'written before';

export const lineWrite = (shelf: ShelfName, line: LedgerLine): Operation<typeof lineExists> =>
  create(
    {
      ...inventoryKeys.line(shelf, line.revision),
      ...inventoryKeys.lineOfProduct(shelf, line.at, line.revision),
      entity: 'stock-line',
      ...shelfNameOf(shelf),
      ...line,
    },
    { refusal: lineExists },
  );

/** Writes ledger lines, each under its own key, so that repeated or late messages do no harm. */
export async function keepLines(
  { table }: { table: Pick<Table, 'write'> },
  { lines, ...shelf }: ShelfName & { lines: readonly LedgerLine[] },
): Promise<void> {
  for (const line of lines) await table.write([lineWrite(shelf, line)]);
}
