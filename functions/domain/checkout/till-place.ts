import { AppError } from '#shared/contract/errors.ts';
import { findWarehouse } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import type { TillPlace } from '#functions/domain/tills/take-into-till.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Money of an order that is written down is taken at the counter its goods are fetched from. */
export async function tillPlaceOf(
  { table }: Context,
  { deliveryType, pickupWarehouseId }: Pick<OrderInput, 'deliveryType' | 'pickupWarehouseId'>,
): Promise<TillPlace> {
  const isThere = deliveryType === 'warehouse_pickup';
  const warehouseId = (isThere && pickupWarehouseId) || null;
  const warehouse = warehouseId === null ? undefined : await findWarehouse(table, warehouseId);
  if (warehouseId !== null && !warehouse) throw new AppError('UNKNOWN_WAREHOUSE');
  return { warehouseId, warehouseName: warehouse?.name ?? '', isThere };
}
