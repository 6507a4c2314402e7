import { expect, it, vi } from 'vitest';
import { addToCart, addToGuestCart, updateCartItem, updateGuestItem } from '#shared/cart/index.ts';
import type { Table } from '#functions/platform/table/table.ts';
import {
  addToCart as add,
  addToGuestCart as addAsGuest,
  updateCartItem as change,
  updateGuestItem as changeAsGuest,
} from '#functions/routes/cart.ts';
import { type LadenCarts, ladenCarts } from '#tests/routes/held/laden-carts.ts';
import { askHere, playSettings } from '#tests/support/in-process.ts';

/** The table that handlers find in this process. */
const found = vi.hoisted(() => ({}) as { table: Table });
vi.mock('#functions/platform/table/table.ts', async (original) => ({
  ...(await original<object>()),
  table: () => found.table,
}));
playSettings(found);

async function carts(): Promise<LadenCarts> {
  const laden = await ladenCarts();
  found.table = laden.table;
  return laden;
}

type Adding = (carts: LadenCarts) => { productId: string; variantId?: string };
it.each<[string, Adding]>([
  ['PRODUCT_NOT_FOUND', () => ({ productId: 'nothing' })],
  ['VARIANT_NOT_FOUND', ({ chosen }) => ({ productId: chosen, variantId: 'co-xxl' })],
  ['VARIANT_REQUIRED', ({ chosen }) => ({ productId: chosen })],
  ['OUT_OF_STOCK', ({ idOf }) => ({ productId: idOf('sold') })],
  ['CART_FULL', ({ unseen }) => ({ productId: unseen })],
])('%s: neither a member nor a guest can put it in', async (code, adding) => {
  const laden = await carts();
  const { token, sessionId } = laden;
  const body = adding(laden);
  const answers = [
    await askHere(addToCart, add, { token, body }),
    await askHere(addToGuestCart, addAsGuest, { query: { sessionId }, body }),
  ];
  expect(answers.map(({ failure }) => failure?.code)).toEqual([code, code]);
});

type Line = (carts: LadenCarts) => string;
it.each<[string, Line]>([
  ['CART_ITEM_NOT_FOUND', () => 'nothing~-'],
  ['PRODUCT_UNAVAILABLE', ({ lineOf }) => lineOf('gone')],
  ['OUT_OF_STOCK', ({ lineOf }) => lineOf('sold')],
  ['INSUFFICIENT_STOCK', ({ lineOf }) => lineOf('few')],
  ['BELOW_MINIMUM', ({ lineOf }) => lineOf('bundled')],
  ['ABOVE_MAXIMUM', ({ lineOf }) => lineOf('rationed')],
])('%s: neither a member nor a guest can have two of it', async (code, line) => {
  const laden = await carts();
  const { token, sessionId } = laden;
  const body = { cartItemId: line(laden), quantity: 2 };
  const answers = [
    await askHere(updateCartItem, change, { token, body }),
    await askHere(updateGuestItem, changeAsGuest, { query: { sessionId }, body }),
  ];
  expect(answers.map(({ failure }) => failure?.code)).toEqual([code, code]);
});
