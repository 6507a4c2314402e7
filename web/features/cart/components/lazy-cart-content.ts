import { createElement } from 'react';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';

/** Shows the content of a cart with all its actions; an empty cart does not need this code. */
export const CartContent = lazyPiece(async () => (await import('./cart-content.tsx')).CartContent, {
  waiting: createElement(CartSkeleton),
});
