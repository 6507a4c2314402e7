import { expect, it } from 'vitest';
import { refresh } from '#shared/accounts/index.ts';
import { listUserVouchers } from '#shared/vouchers/index.ts';
import { listDues, nothing } from '#tests/support/dues.ts';
import { giveUpUnpaid } from '#functions/domain/checkout/give-up-unpaid.ts';
import { sweep } from '#functions/domain/due/sweep.ts';
import { listPayments } from '#functions/domain/payments/attempts/read-payments.ts';
import { contextOf } from '#tests/support/context.ts';
import { buying } from '#tests/support/orders.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import { aMemberVoucher, handOut } from '#tests/support/vouchers.ts';

const world = aSharedWorld();
const shop = buying(world);

const hour = 3600;
const later = (hours: number) => new Date(Date.now() + hours * hour * 1000);

it('an order nobody paid is given up after a day: stock, voucher and payment with it', async () => {
  const [member, product] = await Promise.all([world.aMember(), shop.onSale()]);
  await shop.fill(member, { product, quantity: 2 });
  const voucher = aMemberVoucher(member.id, { validTo: later(24 * 30).toISOString() });
  await handOut(world, [voucher]);
  const { body: order } = await shop.order(member, { voucherIds: [voucher.id] });
  await world.cloud.clock.advance(23 * hour);
  await world.cloud.idle();
  expect((await shop.stored(order.id)).status).toBe('draft');
  await world.cloud.clock.advance(hour + 120);
  await world.cloud.idle();
  expect(await shop.stored(order.id)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'canceled',
    cancelReason: 'unpaid',
  });
  expect(await shop.shelfOf(product)).toEqual({ onHand: 20, reserved: 0 });
  // A day later the member signs in anew.
  const { body: login } = await world.send(refresh, { body: { refreshToken: member.refreshToken } });
  const { body: wallet } = await world.send(listUserVouchers, { token: login.accessToken });
  expect(wallet.data[0]?.status).toBe('unused');
  expect((await listPayments(contextOf(world.table), order.id)).map(({ status }) => status)).not.toContain(
    'pending',
  );
  expect((await world.mailTo(member.email, 'không được thanh toán trong vòng 24 giờ')).text).toContain(
    'không được thanh toán trong vòng 24 giờ',
  );
});

it('one that was paid in time is left alone, however late the sweep comes', async () => {
  const { order } = await shop.placed();
  await shop.arrives(order.id, order.total);
  const due = { at: order.unpaidUntil ?? '', kind: 'unpaid-order', of: order.id } as const;
  await giveUpUnpaid(
    contextOf(world.table, () => later(200)),
    due,
  );
  expect((await shop.stored(order.id)).status).toBe('confirmed');
});

it('two sweeps at once give up once, and one that fails holds nobody back', async () => {
  const orders = await Promise.all([shop.placed(), shop.placed(), shop.placed()]);
  const [poisoned] = orders;
  const at = later(80);
  const afterwards = contextOf(world.table, () => at);
  const run = () =>
    sweep(afterwards, {
      effects: {
        ...nothing,
        'unpaid-order': (context, due) =>
          due.of === poisoned?.order.id
            ? Promise.reject(new Error('It cannot be done now'))
            : giveUpUnpaid(context, due),
      },
      until: Date.now() + 60_000,
    });
  await Promise.all([run(), run()]);
  const states = await Promise.all(orders.map(({ order }) => shop.stored(order.id)));
  expect(states.map(({ status, version }) => [status, version])).toEqual([
    ['draft', 1],
    ['cancelled', 2],
    ['cancelled', 2],
  ]);
  const left = await listDues(afterwards, 'unpaid-order');
  expect(left.map(({ of }) => of)).toContain(poisoned?.order.id);
  for (const { product } of orders.slice(1)) expect((await shop.shelfOf(product)).reserved).toBe(0);
});
