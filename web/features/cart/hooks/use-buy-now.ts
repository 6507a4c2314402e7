import { useNavigate } from '@tanstack/react-router';
import { cartItemIdOf, noVariant } from '#shared/cart/item-id.ts';
import { requestOf, useAdding, type Adder, type CartLine } from './use-add-to-cart.ts';

/** Puts a line into the cart and goes on to order it, and nothing else. */
export function useBuyNow(): Adder {
  const { mutateAsync, isPending } = useAdding();
  const navigate = useNavigate();
  const add = async (line: CartLine) => {
    const added = await mutateAsync(requestOf(line)).catch(() => undefined);
    if (!added) return;
    const only = cartItemIdOf({ productId: line.productId, variantId: line.variantId ?? noVariant });
    await navigate({ to: '/e-commerce/checkout', search: { only } });
  };
  return { add, pending: isPending };
}
