import { i18n } from '#web/platform/i18n/i18n.ts';
import { readSession } from '#web/platform/api/stored-session.ts';
import { readGuestSession } from '../rules/guest-session.ts';
import { tellToSignIn } from '../rules/tell-to-sign-in.ts';
import { useAddToCart, type CartLine } from './use-add-to-cart.ts';
import { useBuyNow } from './use-buy-now.ts';

/**
 * The same two acts for a product's card, where there is no room for a login prompt beside the button: a visitor is
 * asked to sign in, and may go on as a guest from there. Who has begun a guest's cart is not asked again.
 */
export function useCardCart() {
  const adding = useAddToCart();
  const buy = useBuyNow();
  const orAsk = (reason: 'add' | 'buy', act: (line: CartLine) => Promise<void>) => async (line: CartLine) => {
    if (readSession() || readGuestSession()) return act(line);
    const label = i18n.t('login.guest', { ns: 'cart' });
    tellToSignIn(reason, { action: { label, onClick: () => void act(line) } });
  };
  return {
    add: orAsk('add', adding.add),
    buy: orAsk('buy', buy),
    pending: adding.pending,
  };
}
