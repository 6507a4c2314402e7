import { type ReactNode, useRef, useState } from 'react';
import { useFavoriteIds } from '../../features/favorites/hooks/use-favorite-ids.ts';
import { type ProductActions, ProductActionsProvider } from '../../platform/product-actions.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { lazyPiece } from '../../ui/feedback/lazy-piece.tsx';
import type { CardPress } from './product-acts.tsx';

const ProductActs = lazyPiece(async () => (await import('./product-acts.tsx')).default, {
  giveUp: ({ onLost }) => onLost(),
});

/** Provides the actions on products in the shop: favourite, add to cart, buy. */
export function ShopProductActions({ children }: { children: ReactNode }) {
  const { state } = useSession();
  const { isFavorite } = useFavoriteIds();
  const { presses, press, take, drop } = usePresses();
  const member = state !== 'signed-out';

  const heart = (id: string): CardPress['act'] => {
    if (!member) return 'sign-in';
    return isFavorite(id) ? 'unfavorite' : 'favorite';
  };
  const actions: ProductActions = {
    member,
    isFavorite,
    toggleFavorite: (product) => press({ act: heart(product.id), product }),
    addToCart: (product) => press({ act: 'add', product }),
    buyNow: (product) => press({ act: 'buy', product }),
  };
  return (
    <ProductActionsProvider value={actions}>
      {children}
      {presses > 0 && <ProductActs presses={presses} take={take} onLost={drop} />}
    </ProductActionsProvider>
  );
}

/** Queues presses until their code has loaded. None is handled twice, or after a reported failure. */
function usePresses() {
  const waiting = useRef<CardPress[]>([]);
  const [presses, setPresses] = useState(0);
  return {
    presses,
    press: (asked: CardPress) => {
      waiting.current.push(asked);
      setPresses((count) => count + 1);
    },
    take: () => waiting.current.splice(0),
    drop: () => {
      waiting.current = [];
      setPresses(0);
    },
  };
}
