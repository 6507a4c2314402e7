import { AppError } from '#shared/contract/errors.ts';
import { findWarehouse } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import type { TillPlace } from '#functions/domain/tills/take-into-till.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Finds the till for an order's money: at the warehouse where its goods are picked up. */
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
