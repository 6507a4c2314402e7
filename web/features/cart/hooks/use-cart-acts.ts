import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '#shared/cart/cart.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { cartKeys } from '../api/cart-keys.ts';
import { changeLine, removeLine, removeLines } from '../api/cart-calls.ts';
import type { CartData } from '../rules/cart-data.ts';
import { canBeAddedAgain, withoutLines, withQuantity, withSaved } from '../rules/cart-optimism.ts';
import { readCartOwner } from '../rules/cart-owner.ts';
import { requestOf, useAdding } from './use-add-to-cart.ts';
import { useCartChange } from './use-cart-change.ts';

/** Returns actions on lines of the cart. Each reports its result, which replaces the previous message. */
export function useCartActs() {
  const { t } = useTranslation('cartPage');
  const client = useQueryClient();
  const adding = useAdding();
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
  /** Uses the promise, as the line that acted may unmount with it. Failures are already reported. */
  const say = (
    done: Promise<unknown>,
    text: 'updated' | 'removed' | 'savedDone' | 'movedDone' | 'restored',
    undo?: () => void,
  ): Promise<void> =>
    done.then(
      () => toast.success(t(text), undo && { action: { label: t('undo'), onClick: undo } }),
      () => undefined,
    );

  const restore = async ({ cartItemId, productId, variantId, quantity: pieces, savedForLater }: CartItem) => {
    await adding.mutateAsync(requestOf({ productId, variantId: variantId ?? undefined, quantity: pieces }));
    if (savedForLater) await saving.mutateAsync({ cartItemId, savedForLater });
  };
  /** Returns a function that restores removed lines; undefined if none of them can be bought any more. */
  const undoing = (ids: readonly string[]): (() => void) | undefined => {
    const cart = client.getQueryData<CartData>(cartKeys.lines(readCartOwner()));
    const lines = cart?.items.filter((item) => ids.includes(item.cartItemId) && canBeAddedAgain(item)) ?? [];
    if (lines.length === 0) return undefined;
    return () => void say(Promise.all(lines.map(restore)), 'restored');
  };
  /** The undo function is built before the lines are gone. */
  const remove = (ids: readonly string[], act: () => Promise<unknown>) => {
    const undo = undoing(ids);
    void say(act(), 'removed', undo);
  };

  return {
    /** Resolves once the server has answered, with or without success. */
    setQuantity: (cartItemId: string, wanted: number): Promise<void> =>
      say(quantity.mutateAsync({ cartItemId, quantity: wanted }), 'updated'),
    save: (cartItemId: string, savedForLater: boolean) =>
      void say(saving.mutateAsync({ cartItemId, savedForLater }), savedForLater ? 'savedDone' : 'movedDone'),
    remove: (cartItemId: string) => remove([cartItemId], () => removing.mutateAsync(cartItemId)),
    removeMany: (ids: readonly string[]) => remove(ids, () => removingMany.mutateAsync(ids)),
    /** Removes lines one by one: a line that cannot be removed stays and reports it. */
    clear: (ids: readonly string[]) =>
      remove(ids, () => Promise.all(ids.map((id) => removing.mutateAsync(id)))),
  };
}

export type CartActs = ReturnType<typeof useCartActs>;
