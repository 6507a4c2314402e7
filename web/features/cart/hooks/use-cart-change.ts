import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '#web/platform/api/api-error.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { cartKeys } from '../api/cart-keys.ts';
import { emptyCart } from '../api/cart-queries.ts';
import type { CartData } from '../rules/cart-data.ts';
import { readCartOwner, type CartOwner } from '../rules/cart-owner.ts';
import { tellOtherTabs } from '../rules/cart-tabs.ts';
import { tellFailure, type CartAct } from '../rules/tell-failure.ts';

type Change<Input, Output> = {
  act: CartAct;
  /** What the cart will look like; shown at once, taken back when the server refuses. */
  expect: (cart: CartData, input: Input) => CartData;
  call: (owner: CartOwner, input: Input) => Promise<Output>;
  /** The whole cart, where the answer holds it. */
  cartIn?: (output: Output) => CartData | undefined;
};

type CartBefore = { owner: CartOwner; cart: CartData | undefined; count: number | undefined };

function show(client: QueryClient, owner: CartOwner, cart: CartData): void {
  client.setQueryData(cartKeys.lines(owner), cart);
  client.setQueryData(cartKeys.count(owner), cart.totalQuantity);
}

/** Refused for what the product is by now: fewer are left, it costs otherwise, it is gone. What a page says of it is old. */
const refutesPage = (error: unknown): boolean => isApiError(error) && [404, 409, 422].includes(error.status);

function takeBack(client: QueryClient, { owner, cart, count }: CartBefore): void {
  if (cart) client.setQueryData(cartKeys.lines(owner), cart);
  client.setQueryData(cartKeys.count(owner), count);
}

/**
 * A change of the cart that is seen before it is answered. Changes reach the server one after the other, in the order
 * they were made; only the last of them writes its answer over what is on screen.
 */
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
      // Nobody has looked into the cart yet: what is added shows in its number all the same.
      else client.setQueryData(cartKeys.count(owner), (count ?? 0) + expect(emptyCart, input).totalQuantity);
      return { owner, cart, count };
    },
    onSuccess: (output) => {
      const cart = cartIn?.(output);
      if (cart && isLast()) show(client, readCartOwner(), cart);
    },
    onError: (error, _input, before) => {
      if (before) takeBack(client, before);
      tellFailure(act, error);
      if (refutesPage(error)) void client.invalidateQueries({ queryKey: roots.product });
    },
    onSettled: async (output, error) => {
      if (!error) tellOtherTabs();
      if (!isLast()) return;
      const owner = readCartOwner();
      const answered = !error && output !== undefined && cartIn?.(output) !== undefined;
      // What was answered needs no second asking; what it may have moved in or out of a search does.
      await client.invalidateQueries({ queryKey: answered ? cartKeys.found(owner) : cartKeys.owner(owner) });
    },
  });
}
