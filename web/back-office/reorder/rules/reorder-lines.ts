import type { BodyOf } from '#shared/contract/route.ts';
import type { draftReorder, ReorderRow } from '#shared/purchasing/reorder.contract.ts';

/** What somebody said of a line otherwise than it is proposed. */
export type LineEdit = { quantity?: number; supplierId?: string };
export type LineEdits = ReadonlyMap<string, LineEdit>;

export type ReorderLine = BodyOf<typeof draftReorder>['lines'][number];

export const quantityOf = ({ id, proposed }: ReorderRow, edits: LineEdits): number =>
  edits.get(id)?.quantity ?? proposed;

export const supplierIdOf = ({ id, supplier }: ReorderRow, edits: LineEdits): string | undefined =>
  edits.get(id)?.supplierId ?? supplier?.id;

/** What is sent of the lines chosen: only what somebody said. The rest is as proposed when the drafts are written. */
export const linesToSend = (ids: readonly string[], edits: LineEdits): ReorderLine[] =>
  ids.map((id) => ({ id, ...edits.get(id) }));

type Draft = { key: string; supplierId: string; warehouseName: string; goods: number; quantity: number };

/** The drafts that will be, as far as their lines were seen. */
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
