import { useNavigate } from '@tanstack/react-router';
import { wantedText } from '#shared/cart/wanted-text.ts';
import { noteStep } from '#web/platform/steps/note-step.ts';
import type { CartLine } from './use-add-to-cart.ts';

/** Goes to the checkout with one product only. The cart stays unchanged, even if it holds the same product. */
export function useBuyNow() {
  const navigate = useNavigate();
  return async ({ productId, variantId, quantity }: CartLine): Promise<void> => {
    void noteStep('cart');
    const buy = wantedText({ productId, variantId: variantId ?? null, quantity });
    await navigate({ to: '/e-commerce/checkout', search: { buy } });
  };
}
