import { selectWarehouse as contract } from '#shared/orders/place-order.contract.ts';
import { chooseWarehouse } from '#functions/domain/cart/choose-warehouse.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, table, now }) => {
  await chooseWarehouse({ table, now }, body);
  return { selectedWarehouseId: body.warehouseId };
});
