import type { BodyOf } from '#shared/contract/route.ts';
import type { draftReorder, ReorderRow } from '#shared/purchasing/reorder.contract.ts';

/** Edits of a row that differ from the proposal. */
export type LineEdit = { quantity?: number; supplierId?: string };
export type LineEdits = ReadonlyMap<string, LineEdit>;

export type ReorderLine = BodyOf<typeof draftReorder>['lines'][number];

export const quantityOf = ({ id, proposed }: ReorderRow, edits: LineEdits): number =>
  edits.get(id)?.quantity ?? proposed;

export const supplierIdOf = ({ id, supplier }: ReorderRow, edits: LineEdits): string | undefined =>
  edits.get(id)?.supplierId ?? supplier?.id;

/** Returns lines with edited values only; the server takes the rest from its own proposal. */
export const linesToSend = (ids: readonly string[], edits: LineEdits): ReorderLine[] =>
  ids.map((id) => ({ id, ...edits.get(id) }));

type Draft = { key: string; supplierId: string; warehouseName: string; goods: number; quantity: number };

/** Expected drafts, computed from the rows that were loaded. */
export function draftsOf(rows: readonly ReorderRow[], edits: LineEdits): Draft[] {
  const bought = rows.flatMap((row) => {
    const [supplierId, quantity] = [supplierIdOf(row, edits), quantityOf(row, edits)];
    return supplierId && quantity > 0 ? [{ row, supplierId, quantity }] : [];
  });
  const together = Map.groupBy(bought, ({ row, supplierId }) => `${supplierId} ${row.warehouseId}`);
  return [...together].flatMap(([key, alike]) => {
    const [first] = alike;
    if (!first) return [];
    const { supplierId, row } = first;
    const quantity = alike.reduce((sum, line) => sum + line.quantity, 0);
    return [{ key, supplierId, warehouseName: row.warehouseName, goods: alike.length, quantity }];
  });
}
