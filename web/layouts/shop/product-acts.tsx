import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardCart } from '../../features/cart/hooks/use-card-cart.ts';
import { useSetFavorite } from '../../features/favorites/hooks/use-set-favorite.ts';
import type { PressedProduct } from '../../platform/product-actions.ts';
import { toast } from '../../platform/feedback/toast.ts';

/** A button press on a product card. */
export type CardPress = {
  act: 'favorite' | 'unfavorite' | 'add' | 'buy' | 'sign-in';
  product: PressedProduct;
};

type Props = {
  /** Number of presses; a new one triggers the work. */
  presses: number;
  /** Returns the presses that are not yet done and removes them. */
  take: () => CardPress[];
  /** Called if this component's code cannot be fetched, so that the presses are dropped. */
  onLost: () => void;
};

/** Runs the actions of product cards, each press once. Its code is fetched with the first press. */
export default function ProductActs({ presses, take }: Props) {
  const { t } = useTranslation('actions');
  const cart = useCardCart();
  const setFavorite = useSetFavorite();
  const askToSignIn = useAskToSignIn();

  const orWait = (put: typeof cart.add, { id, stockStatus }: PressedProduct) => {
    if (stockStatus === 'out_of_stock')
      toast.info(t('comingSoon.title'), { description: t('comingSoon.text') });
    else void put({ productId: id, quantity: 1 });
  };

  const forget = ({ id }: PressedProduct) => {
    setFavorite(id, false);
    toast(t('favorite.removed'), {
      action: { label: t('favorite.undo'), onClick: () => setFavorite(id, true) },
    });
  };

  const acts: Record<CardPress['act'], (product: PressedProduct) => void> = {
    favorite: ({ id }) => setFavorite(id, true),
    unfavorite: forget,
    add: (product) => orWait(cart.add, product),
    buy: (product) => orWait(cart.buy, product),
    'sign-in': askToSignIn,
  };

  const work = useEffectEvent(() => {
    for (const { act, product } of take()) acts[act](product);
  });
  useEffect(() => work(), [presses]);
  return null;
}

/** Asks to sign in, because favourites belong to an account; sign-in returns to this page. */
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
