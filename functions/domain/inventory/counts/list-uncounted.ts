import type { ReplyOf } from '#shared/contract/route.ts';
import { maxCountLines } from '#shared/inventory/count-choices.ts';
import type { listUncounted as uncountedContract } from '#shared/inventory/counts.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { inventoryView } from '../stock/inventory-view.ts';
import { countRecord, lineName } from './count-record.ts';
import { readLines } from './read-counts.ts';

const maxShown = 100;

/** Lists goods in stock that the sheet lacks: not counting them does not mean they are gone. */
export async function listUncounted(
  context: Context,
  id: string,
): Promise<ReplyOf<typeof uncountedContract>> {
  const [head, lines] = await Promise.all([countRecord.get(context.table, { id }), readLines(context, id)]);
  const counted = new Set(lines.map(({ goods }) => goods));
  const { rows, total } = await inventoryView.rows().list({
    where: [
      { column: 'warehouseId', is: head.warehouse.id },
      { column: 'onHand', atLeast: 1 },
    ],
    sort: { by: 'name', descending: false },
    take: maxShown + maxCountLines,
    counted: true,
  });
  const open = rows.filter((row) => !counted.has(lineName(id, row).goods));
  return {
    total: (total ?? rows.length) - (rows.length - open.length),
    data: open.slice(0, maxShown).map((row) => ({
      productId: row.productId,
      variantId: row.variantId,
      productName: row.productName,
      variantName: row.variantName,
      code: row.sku ?? row.productCode,
      image: row.image,
      ground: row.ground,
      onHand: row.onHand,
      reserved: row.reserved,
      available: row.available,
    })),
  };
}
