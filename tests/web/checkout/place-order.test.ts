import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { placeOrder as Place } from '#web/features/checkout/api/place-order.ts';
import type * as Attempt from '#web/features/checkout/rules/attempt.ts';
import { emptyDraft } from '#web/features/checkout/rules/draft.ts';
import type { OrderPlacement } from '#web/features/checkout/rules/order-body.ts';
import { aBrowser, aServer, failure } from '../platform/fake-browser.ts';

const body = { clientRequestId: '01JD0000000000000000000000', expectedTotal: 100_000 };
const member: OrderPlacement = { kind: 'member', body };
const guest: OrderPlacement = {
  kind: 'guest',
  body: { ...body, sessionId: 'phien-cua-khach-0001', customer: { email: 'lan@cholang.vn' } },
};

const wish = { draft: emptyDraft, goods: {} };

let placeOrder: typeof Place;
let attempt: typeof Attempt;
let tab: Map<string, string>;
let signIn: (username: string) => void;

beforeEach(async () => {
  const { stored } = await aBrowser();
  tab = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  });
  ({ placeOrder } = await import('#web/features/checkout/api/place-order.ts'));
  attempt = await import('#web/features/checkout/rules/attempt.ts');
  signIn = (username) =>
    void stored.set('cholang-session', JSON.stringify({ accessToken: 'a', refreshToken: 'r', username }));
  signIn('K7M2QD9X');
});
afterEach(() => vi.unstubAllGlobals());

describe('placing an order', () => {
  it('a guest’s cart is looked over first', async () => {
    const asked = aServer(({ path }) =>
      path.endsWith('validate-guest-cart')
        ? { status: 200, body: { valid: true, issues: [] } }
        : { status: 201, body: { id: 'ord_1' } },
    );
    await expect(placeOrder(guest)).resolves.toEqual({ id: 'ord_1' });
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/e-commerce/checkout/validate-guest-cart',
      '/api/e-commerce/checkout/create-order-from-guest-cart',
    ]);
  });

  it.each<[string, OrderPlacement, ReturnType<typeof failure>, string, number]>([
    ['the server’s words', member, failure(409, 'OUT_OF_STOCK'), 'message of OUT_OF_STOCK', 409],
    ['ours without', member, { status: 500, body: {} as never }, 'Không thể tạo đơn hàng từ giỏ hàng', 500],
    ['ours of the cart', guest, { status: 500, body: {} as never }, 'Không thể kiểm tra giỏ hàng', 500],
  ])('a refusal says why, in %s', async (_name, placing, answer, message, status) => {
    aServer(() => answer);
    await expect(placeOrder(placing)).rejects.toMatchObject({ message, status });
  });

  it('what is no answer at all counts as our own fault', async () => {
    const { checkoutFailure } = await import('#web/features/checkout/rules/checkout-failure.ts');
    expect(checkoutFailure('create', new TypeError('x'))).toMatchObject({
      status: 500,
      message: 'Không thể tạo đơn hàng từ giỏ hàng',
    });
  });
});

describe('one intent to buy', () => {
  it('keeps its key through reloads, until it is placed', () => {
    const key = attempt.attemptKey();
    expect(attempt.attemptKey()).toBe(key);
    attempt.forgetAttempt();
    expect(attempt.attemptKey()).not.toBe(key);
  });

  it('is asked for again when the page went away before the answer', () => {
    attempt.rememberPendingOrder({ ...member, wish });
    expect(attempt.unanswered('member')).toMatchObject({ ...member, wish });
    expect(attempt.unanswered('guest')).toBeUndefined();
    expect(attempt.attemptKey()).toBe(body.clientRequestId);
  });

  it('is nobody else’s, whoever signs in after', () => {
    attempt.rememberPendingOrder({ ...member, wish });
    const key = attempt.attemptKey();
    signIn('M3N8TX2C');
    expect(attempt.unanswered('member')).toBeUndefined();
    expect(attempt.attemptKey()).not.toBe(key);
  });

  it('refused, it may be tried again under the same key, but not by itself', () => {
    attempt.rememberPendingOrder({ ...member, wish });
    attempt.forgetPendingOrder();
    expect(attempt.unanswered('member')).toBeUndefined();
    expect(attempt.attemptKey()).toBe(body.clientRequestId);
  });

  it('is not asked for again by somebody who comes back much later', () => {
    attempt.rememberPendingOrder({ ...member, wish });
    vi.useFakeTimers({ now: Date.now() + 3 * 60_000 });
    expect(attempt.unanswered('member')).toBeUndefined();
    vi.useRealTimers();
  });
});
