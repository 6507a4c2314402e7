import { i18n } from '#web/platform/i18n/i18n.ts';
import { readSession } from '#web/platform/api/stored-session.ts';
import { readGuestSession } from '../rules/guest-session.ts';
import { askToSignIn } from '../rules/ask-to-sign-in.ts';
import { useAddToCart, type CartLine } from './use-add-to-cart.ts';
import { useBuyNow } from './use-buy-now.ts';

/**
 * Provides add to cart and buy now for product cards, which have no room for a login prompt: a visitor is asked
 * to sign in and may continue as a guest from there. Visitors who already have a guest cart are not asked
 * again.
 */
export function useCardCart() {
  const adding = useAddToCart();
  const buy = useBuyNow();
  const orAsk = (reason: 'add' | 'buy', act: (line: CartLine) => Promise<void>) => async (line: CartLine) => {
    if (readSession() || readGuestSession()) return act(line);
    const label = i18n.t('login.guest', { ns: 'cart' });
    askToSignIn(reason, { action: { label, onClick: () => void act(line) } });
  };
  return {
    add: orAsk('add', adding.add),
    buy: orAsk('buy', buy),
    pending: adding.pending,
  };
}
