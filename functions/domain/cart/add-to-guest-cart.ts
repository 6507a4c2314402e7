import { AppError } from '#shared/contract/errors.ts';
import { isWarehouse } from '#functions/domain/catalogue/products/product-offers.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type CartAdditionResult, type CartAddition, addToCart } from './add-to-cart.ts';
import { keepWarehouse } from './cart-repository.ts';
import { requireSession } from './guest-session.ts';

type GuestAddition = CartAddition & { sessionId: string; warehouseId?: string | null | undefined };

/** As a member's, within a session that lives; a warehouse named along with it becomes the cart's choice. */
export async function addToGuestCart(
  context: Context,
  { sessionId, warehouseId, ...addition }: GuestAddition,
): Promise<CartAdditionResult> {
  const { table } = context;
  const [{ owner }, isKnown] = await Promise.all([
    requireSession(context, sessionId),
    warehouseId ? isWarehouse(table, warehouseId) : true,
  ]);
  if (!isKnown) throw new AppError('UNKNOWN_WAREHOUSE');
  const added = await addToCart(context, { owner, ...addition });
  if (warehouseId) await keepWarehouse(table, owner, warehouseId);
  return added;
}
