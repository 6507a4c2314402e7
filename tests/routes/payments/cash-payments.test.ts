import { expect, it } from 'vitest';
import { createPayment, searchPayments } from '#shared/payments/index.ts';
import { changeOrderStatus, markDelivered, takeMoney } from '#shared/orders/index.ts';
import { drillPayments, getReportSummary } from '#shared/reports/index.ts';
import { shipping } from '#tests/support/parcels.ts';
import { afterSendingBack } from '#tests/support/refunds.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const shop = shipping(world);
const admin = aSharedMember(world, { role: 'admin', hasTill: true });
const packer = aSharedMember(world, { role: 'collaborator', hasTill: true });

/** What a list answers may be half a second old: whoever did not make a change themselves asks again. */
const paymentsOf = async (code: string) => {
  await world.cloud.idle();
  const asked = { token: admin.accessToken, query: { search: code } };
  return (await world.send(searchPayments, asked)).body.data;
};
const takings = async () => {
  await world.cloud.idle();
  const { body } = await world.send(getReportSummary, { token: admin.accessToken });
  const paid = { token: admin.accessToken, query: { basis: 'paid' as const } };
  return { ...body, rows: (await world.send(drillPayments, paid)).body.totalCount };
};

it('cash a carrier collected is a payment that came, and counts in what came in', async () => {
  const before = await takings();
  const { order, label } = await shop.sent(packer);
  for (const status of ['3', '5']) await shop.becomes(label, status);
  // Until it is paid out it is the carrier's.
  expect(await paymentsOf(order.code)).toEqual([]);
  for (const status of ['6', '6']) await shop.becomes(label, status);
  await expect
    .poll(() => paymentsOf(order.code))
    .toMatchObject([
      { method: 'cash', provider: null, status: 'succeeded', amount: order.total, received: order.total },
    ]);
  const more = async () => {
    const after = await takings();
    return [after.revenue - before.revenue, after.rows - before.rows];
  };
  await expect.poll(more).toEqual([order.total, 1]);
});

it('cash taken in place of a transfer ends that, and pressed twice it is one', async () => {
  const { order, member } = await shop.ordered('transfer');
  const begun = { orderId: order.id, method: 'transfer' as const };
  await world.send(createPayment, { token: member.accessToken, body: begun });
  const name = { params: { id: order.id }, token: packer.accessToken };
  const answers = await Promise.all(
    [1, 2].map(() => world.send(takeMoney, { ...name, body: { amount: order.total } })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const rows = async () =>
    (await paymentsOf(order.code)).map(({ method, status }) => `${method} ${status}`).toSorted();
  await expect.poll(rows).toEqual(['cash succeeded', 'transfer cancelled', 'transfer cancelled']);
});

it('cash at the door is one', async () => {
  const { order } = await shop.ordered();
  const name = { params: { id: order.id }, token: packer.accessToken };
  for (const step of [...shop.toTheDoor, markDelivered]) await world.send(step, name);
  await expect.poll(() => paymentsOf(order.code)).toMatchObject([{ method: 'cash', status: 'succeeded' }]);
  expect(await shop.stored(order.id)).toMatchObject({ paymentStatus: 'paid', paymentId: null });
});

it('cash is refunded with the last of its money', async () => {
  const { order } = await shop.ordered();
  const name = { params: { id: order.id }, token: packer.accessToken };
  await world.send(takeMoney, { ...name, body: { amount: order.total } });
  await world.send(changeOrderStatus, { ...name, body: { status: 'cancelled', reason: 'Khách đổi ý' } });
  await afterSendingBack(world, { id: order.id, token: admin.accessToken });
  await expect.poll(() => paymentsOf(order.code)).toMatchObject([{ method: 'cash', status: 'refunded' }]);
});
