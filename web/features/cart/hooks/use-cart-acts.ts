import { useTranslation } from 'react-i18next';
import { toast } from '#web/ui/feedback/toast.ts';
import { changeLine, removeLine, removeLines } from '../api/cart-calls.ts';
import { withoutLines, withQuantity, withSaved } from '../rules/cart-optimism.ts';
import { useCartChange } from './use-cart-change.ts';

/**
 * What can be done to lines that lie in the cart. Each act tells how it went, and with that takes the place of what
 * the last one had to say.
 */
export function useCartActs() {
  const { t } = useTranslation('cartPage');
  const quantity = useCartChange({
    act: 'update',
    expect: (cart, line: { cartItemId: string; quantity: number }) =>
      withQuantity(cart, line.cartItemId, line.quantity),
    call: changeLine,
    cartIn: (cart) => cart,
  });
  const saving = useCartChange({
    act: 'save',
    expect: (cart, line: { cartItemId: string; savedForLater: boolean }) =>
      withSaved(cart, line.cartItemId, line.savedForLater),
    call: changeLine,
    cartIn: (cart) => cart,
  });
  const removing = useCartChange({
    act: 'remove',
    expect: (cart, cartItemId: string) => withoutLines(cart, [cartItemId]),
    call: removeLine,
    cartIn: (cart) => cart,
  });
  const removingMany = useCartChange({
    act: 'remove',
    expect: (cart, ids: readonly string[]) => withoutLines(cart, ids),
    call: removeLines,
    cartIn: (cart) => cart,
  });
  /** Promises, because the line that began an act may leave the screen with it. What fails has told so already. */
  const say = (
    done: Promise<unknown>,
    text: 'updated' | 'removed' | 'savedDone' | 'movedDone',
  ): Promise<void> =>
    done.then(
      () => toast.success(t(text)),
      () => undefined,
    );

  return {
    /** Over once it is answered, whichever way. */
    setQuantity: (cartItemId: string, wanted: number): Promise<void> =>
      say(quantity.mutateAsync({ cartItemId, quantity: wanted }), 'updated'),
    save: (cartItemId: string, savedForLater: boolean) =>
      void say(saving.mutateAsync({ cartItemId, savedForLater }), savedForLater ? 'savedDone' : 'movedDone'),
    remove: (cartItemId: string) => void say(removing.mutateAsync(cartItemId), 'removed'),
    removeMany: (ids: readonly string[]) => void say(removingMany.mutateAsync(ids), 'removed'),
    /** Line by line, as the one who watches expects: what cannot be removed stays and says so. */
    clear: (ids: readonly string[]) =>
      void say(Promise.all(ids.map((id) => removing.mutateAsync(id))), 'removed'),
  };
}

export type CartActs = ReturnType<typeof useCartActs>;
