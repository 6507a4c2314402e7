import type { GuestCart } from '#shared/cart/cart.ts';
import { AppError } from '#shared/contract/errors.ts';
import { isWarehouse } from '#functions/domain/catalogue/products/product-offers.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { addOffer, type CartAddition, type CartAdditionResult, requireOffer } from './add-to-cart.ts';
import { keepWarehouse } from './cart-repository.ts';
import { guestCartWith, readAlive } from './read-cart.ts';

type GuestAddition = CartAddition & { sessionId: string; warehouseId?: string | null | undefined };
type GuestCartAddition = GuestCart & Pick<CartAdditionResult, 'capped' | 'lifted'>;

/** Adds to the cart of a live guest session; a warehouse given with it becomes the cart's choice. */
export async function addToGuestCart(
  context: Context,
  { sessionId, warehouseId, ...addition }: GuestAddition,
): Promise<GuestCartAddition> {
  const { table } = context;
  const asked = requireOffer(context, { kind: 'guest' }, addition);
  // An error of the session is reported before an error of the offer.
  asked.catch(() => undefined);
  const [cart, isKnown] = await Promise.all([
    readAlive(context, sessionId),
    warehouseId ? isWarehouse(table, warehouseId) : true,
  ]);
  if (!isKnown) throw new AppError('UNKNOWN_WAREHOUSE');
  const offer = await asked;
  const { line, capped, lifted } = await addOffer(context, { owner: cart.owner, offer, ...addition });
  if (warehouseId) await keepWarehouse(table, cart.owner, warehouseId);
  const head = { ...cart.head, ...(warehouseId && { selectedWarehouseId: warehouseId }) };
  return { ...(await guestCartWith(context, { ...cart, head }, { line, offer })), capped, lifted };
}
