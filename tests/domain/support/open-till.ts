import { newTill, type StoredTill } from '#functions/domain/tills/till-record.ts';
import type { Context } from '#functions/platform/table/context.ts';

type Counter = { warehouseId: string; warehouseName?: string };

/** Opens an empty till for a staff member at a counter. */
export async function openTillOf(
  context: Context,
  userId: string,
  { warehouseId, warehouseName = 'Kho' }: Counter,
): Promise<StoredTill> {
  const opening = {
    userId,
    personName: '',
    warehouseId,
    warehouseName,
    openedBy: 'person' as const,
    float: 0,
  };
  const { till, writes } = newTill(opening, context.now());
  await context.table.write(writes);
  return till;
}
