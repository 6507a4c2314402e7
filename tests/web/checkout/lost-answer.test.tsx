// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlacedOrder } from '#shared/orders/place-order.contract.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { usePlaceOrder } from '#web/features/checkout/hooks/use-place-order.ts';
import { attemptKey } from '#web/features/checkout/rules/attempt.ts';
import { CheckoutFailure } from '#web/features/checkout/rules/checkout-failure.ts';
import { emptyDraft } from '#web/features/checkout/rules/draft.ts';
import type { OrderPlacement } from '#web/features/checkout/rules/order-body.ts';

/** As the server keeps requests: one order a key, and a refusal of the key with other words. */
const server = vi.hoisted(() => ({
  /** How many answers are lost on the way back, and whether the order came that far. */
  loses: 0,
  isReached: true,
  orders: new Map<string, string>(),
  asked: [] as string[],
}));

const lost = () => new CheckoutFailure('Không kết nối được.', 0, 'NETWORK', undefined);

vi.mock('#web/features/checkout/api/place-order.ts', () => ({
  placeOrder: async ({ body: { clientRequestId = '', notes = '' } }: OrderPlacement) => {
    server.asked.push(notes);
    const isLost = server.loses-- > 0;
    if (isLost && !server.isReached) throw lost();
    const known = server.orders.get(clientRequestId);
    server.orders.set(clientRequestId, known ?? notes);
    if (isLost) throw lost();
    if (known === undefined || known === notes) return { id: `order of ${notes}` } as PlacedOrder;
    const body = { params: { id: `order of ${known}` } };
    const cause = new ApiError({ status: 409, code: 'REQUEST_DIFFERS', message: '', body });
    throw new CheckoutFailure('', 409, 'REQUEST_DIFFERS', cause);
  },
}));

const placed: string[] = [];

function Page() {
  const [notes, setNotes] = useState('first');
  const [isCartEmpty, setCartEmpty] = useState(false);
  const placing = usePlaceOrder({
    kind: 'guest',
    wish: { draft: { ...emptyDraft, notes }, goods: {} },
    isCartEmpty,
    onPlaced: ({ id }) => placed.push(id),
    onRefused: () => undefined,
  });
  const body = { sessionId: 's1', customer: { email: 'lan@cholang.vn' }, notes };
  const acts = {
    press: () => placing.send({ kind: 'guest', body: { ...body, clientRequestId: attemptKey() } }),
    correct: () => setNotes('corrected'),
    goneCart: () => setCartEmpty(true),
    stay: placing.stay,
  };
  const { placedBefore, isSent, isResuming } = placing;
  return (
    <>
      {Object.entries(acts).map(([name, does]) => (
        <button key={name} id={name} onClick={does}>
          {name}
        </button>
      ))}
      <p>{JSON.stringify({ placedBefore, isSent, isResuming })}</p>
    </>
  );
}

let leave: () => Promise<void> = async () => undefined;

/** Opens the page, as after a reload when it was open before. */
async function open() {
  await leave();
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const holder = document.body.appendChild(document.createElement('div'));
  const root = createRoot(holder);
  leave = () =>
    act(async () => {
      root.unmount();
      holder.remove();
    });
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { retry: false } } })}>
        <Page />
      </QueryClientProvider>,
    ),
  );
  return {
    does: async (...names: string[]) => {
      for (const name of names)
        await act(async () => document.querySelector<HTMLElement>(`#${name}`)?.click());
    },
    shows: () => JSON.parse(holder.querySelector('p')?.textContent ?? '') as Record<string, unknown>,
  };
}

beforeEach(() => {
  sessionStorage.clear();
  placed.length = 0;
  Object.assign(server, { loses: 1, isReached: true, orders: new Map(), asked: [] });
});
afterEach(async () => {
  await leave();
  leave = async () => undefined;
});

describe('an order whose answer was lost', () => {
  it('is the same order when nothing was changed', async () => {
    const page = await open();
    await page.does('press', 'press');
    expect([placed, server.orders.size]).toEqual([['order of first'], 1]);
  });

  it('and corrected since, is told about instead of being taken for the corrected one', async () => {
    const page = await open();
    await page.does('press', 'correct', 'press');
    expect([placed, page.shows()['placedBefore'], server.orders.size]).toEqual([[], 'order of first', 1]);
  });

  it('that never came so far is ordered as it was corrected', async () => {
    server.isReached = false;
    const page = await open();
    await page.does('press', 'correct', 'press');
    expect([placed, page.shows()['placedBefore']]).toEqual([['order of corrected'], undefined]);
  });

  it.each([
    ['and goes on where it leads', [], ['order of first'], undefined],
    ['and told about when the page says something else', ['correct'], [], 'order of first'],
  ])('is asked for by itself once its cart is gone, %s', async (_, meanwhile, arrived, told) => {
    const page = await open();
    await page.does('press', ...meanwhile, 'goneCart');
    expect(server.asked).toEqual(['first', 'first']);
    expect([placed, page.shows()['placedBefore']]).toEqual([arrived, told]);
  });

  it('is asked for again after a reload, as long as the page says the same', async () => {
    await (await open()).does('press');
    const again = await open();
    expect([server.asked.length, placed, again.shows()['isResuming']]).toEqual([2, ['order of first'], true]);
  });

  it('is not sent by itself after a reload when the page says something else, until its cart is gone', async () => {
    const page = await open();
    await page.does('correct', 'press');
    const again = await open();
    expect([server.asked.length, again.shows()['isSent'], again.shows()['isResuming']]).toEqual([
      1,
      true,
      false,
    ]);
    await again.does('goneCart');
    expect([placed, again.shows()['placedBefore']]).toEqual([[], 'order of corrected']);
  });

  it('once it is known about, the next press is another order', async () => {
    const page = await open();
    await page.does('press', 'correct', 'press', 'stay');
    expect(page.shows()).toMatchObject({ isSent: false, isResuming: false });
    await page.does('press');
    expect([placed, [...server.orders.values()]]).toEqual([['order of corrected'], ['first', 'corrected']]);
  });
});
