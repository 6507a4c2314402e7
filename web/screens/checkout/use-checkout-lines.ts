import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { changeLine } from '../../features/cart/api/cart-calls.ts';
import { cartKeys } from '../../features/cart/api/cart-keys.ts';
import { cartQuery } from '../../features/cart/api/cart-queries.ts';
import type { CartOwner } from '../../features/cart/rules/cart-owner.ts';
import { tellOtherTabs } from '../../features/cart/rules/cart-tabs.ts';
import { reportFailure } from '../../features/cart/rules/report-failure.ts';
import { checkoutKeys } from '../../features/checkout/api/checkout-keys.ts';
import { buyOtherwise, goodsIn } from '../../features/checkout/rules/chosen-goods.ts';
import { nameLines, type CheckoutSearch } from '../../features/checkout/rules/checkout-search.ts';

type CheckoutLinesInput = {
  owner: CartOwner;
  search: CheckoutSearch;
  onSearch: (search: CheckoutSearch) => void;
  onNothingLeft: () => void;
};

/** Returns the lines of the order, and the actions for a line that cannot be ordered. */
export function useCheckoutLines({ owner, search, onSearch, onNothingLeft }: CheckoutLinesInput) {
  const client = useQueryClient();
  const { data: cart } = useQuery(cartQuery(owner));
  const items = cart?.items.filter(({ savedForLater }) => !savedForLater) ?? [];
  const all = items.map(({ cartItemId }) => cartItemId);
  const goods = goodsIn(search);
  useFreshQuote(cart && items.map(({ cartItemId, quantity }) => `${cartItemId} ${quantity}`).join());
  const taking = useMutation({
    mutationFn: (line: { cartItemId: string; quantity: number }) => changeLine(owner, line),
    onSuccess: tellOtherTabs,
    onError: (error) => reportFailure('update', error),
    onSettled: () => client.invalidateQueries({ queryKey: cartKeys.owner(owner) }),
  });
  const session = search.sessionId === undefined ? {} : { sessionId: search.sessionId };
  const leaveOut = (cartItemId: string) => {
    const wanted = goods.lines ? [] : (goods.cartItemIds ?? all).filter((id) => id !== cartItemId);
    if (wanted.length === 0) return onNothingLeft();
    const only = nameLines(wanted, all);
    onSearch({ ...session, ...(only && { only }) });
  };
  const take = (cartItemId: string, quantity: number) => {
    const buy = buyOtherwise(goods, cartItemId, quantity);
    if (buy === undefined) taking.mutate({ cartItemId, quantity });
    else onSearch({ ...session, buy });
  };
  return {
    goods,
    // A direct purchase is not in the cart, even if the cart holds the same product.
    cart: goods.lines ? [] : (cart?.items ?? []),
    acts: {
      take,
      leaveOut,
      busy: taking.isPending,
    },
  };
}

/** Recalculates the quote when the cart changes here, in another tab, or by taking over a guest's cart. */
function useFreshQuote(contents: string | undefined): void {
  const client = useQueryClient();
  const counted = useRef<string>(undefined);
  useEffect(() => {
    if (contents === undefined) return;
    if (counted.current !== undefined && counted.current !== contents)
      void client.invalidateQueries({ queryKey: checkoutKeys.all });
    counted.current = contents;
  }, [contents, client]);
}
