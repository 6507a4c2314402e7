import { expect, it } from 'vitest';
import {
  cancelOrder,
  changeOrderStatus,
  completeUnscanned,
  editOrder,
  getOrderTimeline,
  getStaffOrder,
  grantCredit,
  previewEdit,
  startPacking,
} from '#shared/orders/index.ts';
import { buying, newRequest } from '#tests/support/orders.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const shop = buying(world);
const admin = aSharedMember(world, { role: 'admin' });
const [lan, minh] = [
  aSharedMember(world, { role: 'collaborator' }),
  aSharedMember(world, { role: 'collaborator' }),
];

type Placed = Awaited<ReturnType<typeof shop.placed>>;
const rounds = 3;
const eachRound = async (race: (placed: Placed) => Promise<void>) => {
  for (let round = 0; round < rounds; round += 1)
    await race(await shop.placed({ paymentMethod: 'cash' }, { quantity: 2 }));
};

const seen = async (id: string) =>
  (await world.send(getStaffOrder, { params: { id }, token: admin.accessToken })).body;
const work = (step: typeof startPacking, id: string, who = lan) =>
  world.send(step, { params: { id }, token: who.accessToken });
const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const timesTold = async ({ member, order }: Placed, to: string) => {
  const ask = { params: { id: order.id }, token: member.accessToken };
  return (await world.send(getOrderTimeline, ask)).body.filter((event) => event.to === to).length;
};

it('of two who press the same button one is told that it was pressed already', () =>
  eachRound(async (placed) => {
    const { id } = placed.order;
    const begun = await Promise.all([work(startPacking, id, lan), work(startPacking, id, minh)]);
    expect(statusesOf(begun)).toEqual([200, 409]);
    const ended = await Promise.all([work(completeUnscanned, id, lan), work(completeUnscanned, id, minh)]);
    expect(statusesOf(ended)).toEqual([200, 409]);
    expect(await timesTold(placed, 'packing')).toBe(1);
    expect(await timesTold(placed, 'packing_completed')).toBe(1);
    expect(await shop.shelfOf(placed.product)).toEqual({ onHand: 18, reserved: 0 });
  }));

it('an order that one edits while another begins to pack it is edited first, or packed as it was', () =>
  eachRound(async ({ product, order: { id } }) => {
    const { version, total } = await seen(id);
    const draft = { version, lines: [{ productId: product.card.id, quantity: 1 }] };
    const { body: planned } = await world.send(previewEdit, {
      params: { id },
      token: minh.accessToken,
      body: draft,
    });
    const [packed, edited] = await Promise.all([
      work(startPacking, id),
      world.send(editOrder, {
        params: { id },
        token: minh.accessToken,
        body: {
          ...draft,
          expectedTotal: planned.after.total,
          reason: 'Khách bớt một',
          clientRequestId: newRequest(),
        },
      }),
    ]);
    const isEdited = edited.status === 200;
    if (!isEdited) expect(edited.status).toBe(409);
    const after = await seen(id);
    expect(after.total).toBe(isEdited ? planned.after.total : total);
    expect(after.status).toBe(packed.status === 200 ? 'packing' : 'confirmed');
    expect(isEdited || packed.status === 200).toBe(true);
    expect(await shop.shelfOf(product)).toMatchObject({ reserved: isEdited ? 1 : 2 });
  }));

it('what a shopper calls off while staff pack it leaves the shelf once, or not at all', () =>
  eachRound(async (placed) => {
    const { member, product, order } = placed;
    const { id } = order;
    await work(startPacking, id);
    const [packed, cancelled] = await Promise.all([
      work(completeUnscanned, id),
      world.send(cancelOrder, { params: { id }, token: member.accessToken, body: { reason: 'Đổi ý' } }),
    ]);
    const after = await seen(id);
    expect([packed.status, cancelled.status].filter((status) => status === 200)).not.toEqual([]);
    if (after.status === 'packing_completed') {
      expect([packed.status, cancelled.status]).toEqual([200, 409]);
      expect(await shop.shelfOf(product)).toEqual({ onHand: 18, reserved: 0 });
    } else {
      expect([after.status, cancelled.status]).toEqual(['cancelled', 200]);
      expect(await shop.shelfOf(product)).toEqual({ onHand: 20, reserved: 0 });
    }
    expect(await timesTold(placed, after.status)).toBe(1);
  }));

it('of one who calls an order off and one who grants it credit, nobody leaves goods held for nothing', () =>
  eachRound(async () => {
    const { product, order } = await shop.placed({ paymentMethod: 'transfer' }, { quantity: 2 });
    const { id } = order;
    await Promise.all([
      world.send(changeOrderStatus, {
        params: { id },
        token: lan.accessToken,
        body: { status: 'cancelled', reason: 'Hết hàng' },
      }),
      world.send(grantCredit, {
        params: { id },
        token: admin.accessToken,
        body: { reason: 'Khách quen', days: 7 },
      }),
    ]);
    const { status } = await seen(id);
    expect(['cancelled', 'confirmed']).toContain(status);
    expect(await shop.shelfOf(product)).toEqual({ onHand: 20, reserved: status === 'cancelled' ? 0 : 2 });
  }));
