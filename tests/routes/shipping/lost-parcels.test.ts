import { describe, expect, it } from 'vitest';
import { listMovements } from '#shared/inventory/index.ts';
import { getOrder } from '#shared/orders/index.ts';
import { countWaiting } from '#shared/overview/index.ts';
import { countPackingQueues, reportLost } from '#shared/shipping/index.ts';
import { shipping } from '#tests/support/parcels.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const shop = shipping(world);
const packer = aSharedMember(world, { role: 'collaborator', fullName: 'Hoa' });
const lose = (id: string, token = packer.accessToken) => world.send(reportLost, { params: { id }, token });

describe('parcels that are lost', () => {
  it('end their order: its buyer reads why and owes nothing, and the goods are written off', async () => {
    const { order, member, product, label } = await shop.sent(packer);
    for (const status of ['3', '4']) await shop.becomes(label, status);
    const { status, body } = await lose(order.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'cancelled',
      due: 0,
      troubles: ['complained'],
      parcels: [{ complaint: { kind: 'lost' }, lost: { damaged: 0 } }],
    });
    expect(await shop.shelfOf(product)).toMatchObject({ reserved: 0 });
    const { body: seen } = await world.send(getOrder, {
      params: { id: order.id },
      token: member.accessToken,
    });
    expect(seen).toMatchObject({ status: 'cancelled', cancelReason: 'lost', refundDue: 0 });
    expect((await world.mailTo(member.email, 'đã hủy')).subject).toContain(order.code);
    const lost = async () =>
      (
        await world.send(listMovements, {
          params: { productId: product.card.id },
          query: {},
          token: packer.accessToken,
        })
      ).body.data.filter((line) => line.lost !== null);
    await expect.poll(lost).toMatchObject([{ lost: { damaged: 0 }, of: { id: order.id } }]);
    expect((await lose(order.id)).status).toBe(200);
  });

  it('are none while they wait to be fetched, and none of a shopper’s to report', async () => {
    const { order, member } = await shop.sent(packer);
    expect((await lose(order.id)).failure.code).toBe('PARCEL_NOT_LOST');
    expect((await lose(order.id, member.accessToken)).status).toBe(403);
    expect((await lose('nothing')).failure.code).toBe('ORDER_NOT_FOUND');
  });
});

it('orders to be packed are as many in their tab as in the sidebar', async () => {
  await shop.ordered();
  const token = packer.accessToken;
  const inTab = async () => (await world.send(countPackingQueues, { token })).body.to_pack;
  const inSidebar = async () => (await world.send(countWaiting, { token })).body.packing;
  await expect.poll(inTab).toBeGreaterThan(0);
  expect(await inTab()).toBe(await inSidebar());
});
