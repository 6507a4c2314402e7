import { AppError } from '#shared/errors.ts';
import { type Added, type Adding, addOffer, requireOffer } from './add-to-cart.ts';
import type { CartDeps } from './cart-deps.ts';
import { requireSession } from './guest-session.ts';

/** As a member's, within a session that lives; a warehouse named along with it becomes the cart's choice. */
export async function addToGuestCart(
  deps: CartDeps,
  sessionId: string,
  { warehouseId, ...adding }: Adding & { warehouseId?: string | null | undefined },
): Promise<Added> {
  const [{ owner }, isKnown] = await Promise.all([
    requireSession(deps, sessionId),
    warehouseId ? deps.isWarehouse(warehouseId) : true,
  ]);
  if (!isKnown) throw new AppError('UNKNOWN_WAREHOUSE');
  const added = await addOffer(deps, owner, adding, await requireOffer(deps, adding));
  if (warehouseId) await deps.carts.chooseWarehouse(owner, warehouseId);
  return added;
}
