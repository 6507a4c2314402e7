import { createElement } from 'react';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';

/** What lies in a cart and all that can be done with it: whoever has an empty one needs none of it. */
export const CartContent = lazyPiece(async () => (await import('./cart-content.tsx')).CartContent, {
  waiting: createElement(CartSkeleton),
});
