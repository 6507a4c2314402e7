import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { changeLine } from '../../features/cart/api/cart-calls.ts';
import { cartKeys } from '../../features/cart/api/cart-keys.ts';
import { cartQuery } from '../../features/cart/api/cart-queries.ts';
import type { CartOwner } from '../../features/cart/rules/cart-owner.ts';
import { tellFailure } from '../../features/cart/rules/tell-failure.ts';
import { checkoutKeys } from '../../features/checkout/api/checkout-keys.ts';
import {
  linesNamedIn,
  nameLines,
  type CheckoutSearch,
} from '../../features/checkout/rules/checkout-search.ts';

type CheckoutLinesInput = {
  owner: CartOwner;
  search: CheckoutSearch;
  onSearch: (search: CheckoutSearch) => void;
  onNothingLeft: () => void;
};

/** The lines of the cart that are ordered, and what can be done where one of them cannot be. */
export function useCheckoutLines({ owner, search, onSearch, onNothingLeft }: CheckoutLinesInput) {
  const client = useQueryClient();
  const { data: cart } = useQuery(cartQuery(owner));
  const items = cart?.items.filter(({ savedForLater }) => !savedForLater) ?? [];
  const all = items.map(({ cartItemId }) => cartItemId);
  const named = linesNamedIn(search);
  useFreshQuote(cart && items.map(({ cartItemId, quantity }) => `${cartItemId} ${quantity}`).join());
  const taking = useMutation({
    mutationFn: (line: { cartItemId: string; quantity: number }) => changeLine(owner, line),
    onError: (error) => tellFailure('update', error),
    onSettled: () => client.invalidateQueries({ queryKey: cartKeys.owner(owner) }),
  });
  const leaveOut = (cartItemId: string) => {
    const wanted = (named.length > 0 ? named : all).filter((id) => id !== cartItemId);
    if (wanted.length === 0) return onNothingLeft();
    const { sessionId } = search;
    const only = nameLines(wanted, all);
    onSearch({ ...(sessionId && { sessionId }), ...(only && { only }) });
  };
  return {
    lineIds: named,
    cart: cart?.items ?? [],
    acts: {
      take: (cartItemId: string, quantity: number) => taking.mutate({ cartItemId, quantity }),
      leaveOut,
      busy: taking.isPending,
    },
  };
}

/** The cart moved, here or in another tab, or took over a guest's: what it would cost is counted anew. */
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
