import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import {
  confirmPasswordChange,
  forgotPassword,
  login,
  refresh,
  requestPasswordChangeOtp,
  resetPassword,
} from '#shared/accounts/index.ts';
import { createTicket } from '#shared/live/live.contract.ts';
import { cancelOrder, listOrders } from '#shared/orders/index.ts';
import { lineOf } from '#tests/routes/cart/carts.ts';
import { buying, newRequest } from '#tests/support/orders.ts';
import { paying } from '#tests/support/payments.ts';
import { aWorld, password, tokenIn, type World } from '#tests/support/world.ts';

let world: World;
let shop: ReturnType<typeof buying>;
let pay: ReturnType<typeof paying>;
beforeAll(async () => {
  world = await aWorld({ awake: ['push-live'] });
  [shop, pay] = [buying(world), paying(world)];
});
afterAll(() => world.close());

const newPassword = 'Mái-đình-cây-gạo-5';
const times = <T>(count: number, act: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => act(nth)));
const tally = (answers: { status: number; failure: { code: string } }[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status, failure }) => (status < 400 ? 'ok' : failure.code))
      .entries()
      .map(([name, group]) => [name, group.length]),
  );

describe('at the same moment', () => {
  it('ten orders of a guest under one key are one', async () => {
    const product = await shop.onSale();
    const sessionId = await shop.aGuestCart({ product });
    const clientRequestId = newRequest();
    const customer = { email: 'lan@example.com' };
    const answers = await times(10, () => shop.orderAsGuest(sessionId, { clientRequestId, customer }));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await shop.shelfOf(product)).reserved).toBe(1);
  });

  it('ten orders of one line under ten keys sell it once', async () => {
    const [member, product] = await Promise.all([world.aMember(), shop.onSale()]);
    await shop.fill(member, { product, quantity: 3 });
    const answers = await times(10, () => shop.order(member, { cartItemIds: [lineOf(product)] }));
    const { ok, ...refused } = tally(answers);
    expect(ok).toBe(1);
    expect(Object.keys(refused).filter((code) => !['CART_EMPTY', 'STALE_STATE'].includes(code))).toEqual([]);
    expect((await shop.shelfOf(product)).reserved).toBe(3);
    const { body } = await world.send(listOrders, { token: member.accessToken });
    expect(body.data).toHaveLength(1);
  });

  it('a key that comes again with another wish is refused, and names what was ordered', async () => {
    const [member, product] = await Promise.all([world.aMember(), shop.onSale()]);
    await shop.fill(member, { product, quantity: 2 });
    const clientRequestId = newRequest();
    const first = await shop.order(member, { clientRequestId });
    await shop.fill(member, { product, quantity: 1 });
    const again = await shop.order(member, { clientRequestId, paymentMethod: 'cash', notes: 'khác' });
    const { status, failure } = again;
    expect([status, failure.code, failure.params]).toEqual([409, 'REQUEST_DIFFERS', { id: first.body.id }]);
    expect((await shop.shelfOf(product)).reserved).toBe(2);
  });

  it('three cancellations are one: the goods come back once', async () => {
    const { member, product, order } = await shop.placed({}, { quantity: 4 });
    const answers = await times(3, () =>
      world.send(cancelOrder, {
        token: member.accessToken,
        params: { id: order.id },
        body: { reason: 'Đổi ý' },
      }),
    );
    const { ok, ...refused } = tally(answers);
    expect(ok).toBe(1);
    expect(Object.keys(refused).filter((code) => !['ORDER_STATE', 'STALE_STATE'].includes(code))).toEqual([]);
    expect(await shop.shelfOf(product)).toMatchObject({ onHand: 20, reserved: 0 });
  });

  it('calling off and paying leave an order that is either, never half of both', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { member, product, order } = await shop.placed();
      const code = order.payment?.transferContent ?? '';
      await Promise.all([
        world.send(cancelOrder, {
          token: member.accessToken,
          params: { id: order.id },
          body: { reason: 'Đổi ý' },
        }),
        pay.tell('bank/transfers', { amount: order.total, content: code }),
      ]);
      await world.cloud.idle();
      const { order: after } = await pay.stateOf(order.id);
      const held = (await shop.shelfOf(product)).reserved;
      // All of it came, so it is kept for goods that are held, or it is due back for goods that are not.
      const isAlive = after.status === 'confirmed' && after.paymentStatus === 'paid';
      expect([after.paidAmount, held, after.refundDue]).toEqual(
        isAlive ? [order.total, 1, 0] : [order.total, 0, order.total],
      );
      if (!isAlive) expect(after.status).toBe('cancelled');
    }
  });

  it('twenty guesses at a code are five', async () => {
    const member = await world.aMember();
    const token = member.accessToken;
    await world.send(requestPasswordChangeOtp, { token, body: { currentPassword: password } });
    const { text } = await world.mailTo(member.email);
    const otp = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    const wrong = otp === '111111' ? '222222' : '111111';
    const guess = (code: string) =>
      world.send(confirmPasswordChange, { token, body: { otp: code, newPassword } });
    expect(tally(await times(18, () => guess(wrong)))).toEqual({ INVALID_OTP: 18 });
    expect(tally([await guess(otp)])).toEqual({ INVALID_OTP: 1 });
    const { status } = await world.send(login, { body: { username: member.email, password } });
    expect(status).toBe(200);
  });

  it('five presses on one reset link set one password', async () => {
    const member = await world.aMember();
    await world.send(forgotPassword, { body: { email: member.email } });
    const token = tokenIn(await world.mailTo(member.email));
    const answers = await times(5, (nth) =>
      world.send(resetPassword, { body: { token, password: `${newPassword}${nth}` } }),
    );
    expect(tally(answers)).toEqual({ ok: 1, RESET_LINK_INVALID: 4 });
    const won = answers.findIndex(({ status }) => status === 200);
    const signIn = await world.send(login, {
      body: { username: member.email, password: `${newPassword}${won}` },
    });
    expect(signIn.status).toBe(200);
  });

  it('ten refreshes with one token are one at most, and the session is over after them', async () => {
    const { refreshToken } = await world.aMember();
    const answers = await times(10, () => world.send(refresh, { body: { refreshToken } }));
    const won = answers.filter(({ status }) => status === 200);
    expect(won.length).toBeLessThanOrEqual(1);
    for (const { body } of won)
      expect((await world.send(refresh, { body: { refreshToken: body.refreshToken } })).status).toBe(401);
  });

  it('five sockets on one ticket are one', async () => {
    const { accessToken: token } = await world.aMember();
    const { body } = await world.send(createTicket, { token });
    const open = () =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(`${world.url.replace('http', 'ws')}/ws?ticket=${body.ticket}`);
        socket.once('open', () => (resolve(true), socket.close())).once('error', () => resolve(false));
      });
    expect((await times(5, open)).filter(Boolean)).toHaveLength(1);
  });
});
