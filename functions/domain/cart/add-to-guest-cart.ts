import { AppError } from '#shared/contract/errors.ts';
import { type CartAdditionResult, type CartAddition, addOffer, requireOffer } from './add-to-cart.ts';
import type { CartDeps } from './cart-deps.ts';
import { requireSession } from './guest-session.ts';

/** As a member's, within a session that lives; a warehouse named along with it becomes the cart's choice. */
export async function addToGuestCart(
  deps: CartDeps,
  sessionId: string,
  { warehouseId, ...addition }: CartAddition & { warehouseId?: string | null | undefined },
): Promise<CartAdditionResult> {
  const [{ owner }, isKnown] = await Promise.all([
    requireSession(deps, sessionId),
    warehouseId ? deps.isWarehouse(warehouseId) : true,
  ]);
  if (!isKnown) throw new AppError('UNKNOWN_WAREHOUSE');
  const added = await addOffer(deps, owner, addition, await requireOffer(deps, addition));
  if (warehouseId) await deps.carts.chooseWarehouse(owner, warehouseId);
  return added;
}
