import { AppError } from '#shared/contract/errors.ts';
import { selectWarehouse as contract } from '#shared/orders/checkout.contract.ts';
import { cartDeps } from '#functions/domain/cart/cart-deps.ts';
import { requireSession } from '#functions/domain/cart/guest-session.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

/** A guest's choice stays with their cart; a member's comes with the order. */
export const handler = httpRoute(contract, async ({ body: { warehouseId, sessionId } }) => {
  const deps = cartDeps();
  const session = sessionId ? await requireSession(deps, sessionId) : undefined;
  if (!(await deps.isWarehouse(warehouseId))) throw new AppError('UNKNOWN_WAREHOUSE');
  if (session) await deps.carts.chooseWarehouse(session.owner, warehouseId);
  return { selectedWarehouseId: warehouseId };
});
