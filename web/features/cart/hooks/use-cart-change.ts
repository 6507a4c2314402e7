import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '#web/platform/api/api-error.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { cartKeys } from '../api/cart-keys.ts';
import { emptyCart } from '../api/cart-queries.ts';
import type { CartData } from '../rules/cart-data.ts';
import { readCartOwner, type CartOwner } from '../rules/cart-owner.ts';
import { tellOtherTabs } from '../rules/cart-tabs.ts';
import { reportFailure, type CartAct } from '../rules/report-failure.ts';

type Change<Input, Output> = {
  act: CartAct;
  /** Returns the expected cart; shown at once, reverted if the server refuses. */
  expect: (cart: CartData, input: Input) => CartData;
  call: (owner: CartOwner, input: Input) => Promise<Output>;
  /** Returns the whole cart if the response contains it. */
  cartIn?: (output: Output) => CartData | undefined;
};

type CartBefore = { owner: CartOwner; cart: CartData | undefined; count: number | undefined };

function show(client: QueryClient, owner: CartOwner, cart: CartData): void {
  client.setQueryData(cartKeys.lines(owner), cart);
  client.setQueryData(cartKeys.count(owner), cart.totalQuantity);
}

/** Tells whether the product page is outdated: fewer are left, the price changed, it is gone. */
const refutesPage = (error: unknown): boolean => isApiError(error) && [404, 409, 422].includes(error.status);

function takeBack(client: QueryClient, { owner, cart, count }: CartBefore): void {
  if (cart) client.setQueryData(cartKeys.lines(owner), cart);
  client.setQueryData(cartKeys.count(owner), count);
}

/** Changes the cart optimistically, one request after another; only the last response is shown. */
export function useCartChange<Input, Output>(change: Change<Input, Output>) {
  const { act, expect, call, cartIn } = change;
  const client = useQueryClient();
  const isLast = () => client.isMutating({ mutationKey: cartKeys.change }) === 1;
  return useMutation<Output, unknown, Input, CartBefore>({
    mutationKey: [...cartKeys.change, act],
    scope: { id: 'cart' },
    mutationFn: (input) => call(readCartOwner(), input),
    onMutate: async (input) => {
      const owner = readCartOwner();
      await client.cancelQueries({ queryKey: cartKeys.owner(owner) });
      const cart = client.getQueryData<CartData>(cartKeys.lines(owner));
      const count = client.getQueryData<number>(cartKeys.count(owner));
      if (cart) show(client, owner, expect(cart, input));
      // The cart was not loaded yet, so only the count is updated.
      else client.setQueryData(cartKeys.count(owner), (count ?? 0) + expect(emptyCart, input).totalQuantity);
      return { owner, cart, count };
    },
    onSuccess: (output) => {
      const cart = cartIn?.(output);
      if (cart && isLast()) show(client, readCartOwner(), cart);
    },
    onError: (error, _input, before) => {
      if (before) takeBack(client, before);
      reportFailure(act, error);
      if (refutesPage(error)) void client.invalidateQueries({ queryKey: roots.product });
    },
    onSettled: async (output, error) => {
      if (!error) tellOtherTabs();
      if (!isLast()) return;
      const owner = readCartOwner();
      const answered = !error && output !== undefined && cartIn?.(output) !== undefined;
      // A response that contains the cart needs no refetch, but search results may have changed.
      await client.invalidateQueries({ queryKey: answered ? cartKeys.found(owner) : cartKeys.owner(owner) });
    },
  });
}
