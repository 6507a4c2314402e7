import { useNavigate, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardCart } from '../../features/cart/hooks/use-card-cart.ts';
import { useFavorites } from '../../features/favorites/hooks/use-favorites.ts';
import { type ActedOn, type ProductActions, ProductActionsProvider } from '../../platform/product-actions.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { toast } from '../../ui/toast.ts';

/** What every product in the shop can have done to it: kept as a favourite, put into the cart, bought. */
export function ShopProductActions({ children }: { children: ReactNode }) {
  const { t } = useTranslation('actions');
  const { state } = useSession();
  const { isFavorite, setFavorite } = useFavorites();
  const cart = useCardCart();
  const askToSignIn = useAskToSignIn();
  const member = state !== 'signed-out';

  const orWait = (put: typeof cart.add) => (product: ActedOn) => {
    if (product.stockStatus === 'out_of_stock')
      toast.info(t('comingSoon.title'), { description: t('comingSoon.text') });
    else void put({ productId: product.id, quantity: 1 });
  };

  const actions: ProductActions = {
    member,
    isFavorite,
    toggleFavorite: ({ id }) => {
      if (!member) return askToSignIn();
      const favorite = !isFavorite(id);
      setFavorite(id, favorite);
      if (!favorite)
        toast(t('favorite.removed'), {
          action: { label: t('favorite.undo'), onClick: () => setFavorite(id, true) },
        });
    },
    addToCart: orWait(cart.add),
    buyNow: orWait(cart.buy),
  };
  return <ProductActionsProvider value={actions}>{children}</ProductActionsProvider>;
}

/** Favourites belong to an account; signing in leads back here. */
function useAskToSignIn() {
  const { t } = useTranslation('actions');
  const navigate = useNavigate();
  const href = useRouterState({ select: ({ location }) => location.href });
  return () =>
    toast.error(t('login.title'), {
      description: t('login.favorite'),
      action: {
        label: t('login.action'),
        onClick: () => void navigate({ to: '/login', search: { callbackUrl: href } }),
      },
    });
}
