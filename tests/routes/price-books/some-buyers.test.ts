import { beforeAll, expect, it } from 'vitest';
import { getGuestCart } from '#shared/cart/index.ts';
import { changeGroupMembers } from '#shared/customers/index.ts';
import { getOwnPrices } from '#shared/price-books/index.ts';
import { buying } from '#tests/support/orders.ts';
import { settled } from '#tests/support/settled.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import type { Member } from '#tests/support/world.ts';
import { pricing } from './price-scene.ts';

const world = aSharedWorld({ awake: ['follow-customers'] });
const admin = aSharedMember(world, { role: 'admin' });
let shop: ReturnType<typeof pricing>;
let buy: ReturnType<typeof buying>;
beforeAll(() => {
  shop = pricing(world, admin);
  buy = buying(world);
});

const ownOf = async (id: string, member?: Member) =>
  (
    await world.send(getOwnPrices, {
      ...(member && { token: member.accessToken }),
      params: { id },
    })
  ).body.total;

/** A member who has bought, which makes them a customer, and whether they are in a group. */
async function aRegular() {
  const { member } = await buy.placed();
  await settled(world.cloud);
  const put = async (groupId: string, where: 'in' | 'out') => {
    const body = { customerIds: [member.id], put: where };
    const { body: answer } = await world.send(
      changeGroupMembers,
      shop.asAdmin({ params: { id: groupId }, body }),
    );
    expect(answer.refused).toEqual([]);
  };
  return { member, put };
}

it('a group’s price is for who is in it now, in the cart and on the page, and for nobody else', async () => {
  const { card } = await shop.aGood(100_000);
  const { member, put } = await aRegular();
  const stranger = await world.aMember();
  const group = await shop.aGroup();
  await shop.written({
    scope: { kind: 'group', groupId: group.id },
    items: [{ productId: card.id, price: 70_000 }],
  });
  const seen = async () => [
    await ownOf(card.id, member),
    (await shop.inCart(member, card.id))?.unitTotal,
    await ownOf(card.id, stranger),
    (await shop.inCart(stranger, card.id))?.unitTotal,
    await ownOf(card.id),
  ];
  expect(await seen()).toEqual([100_000, 100_000, 100_000, 100_000, 100_000]);
  await put(group.id, 'in');
  expect(await seen()).toEqual([70_000, 70_000, 100_000, 100_000, 100_000]);
  expect(await shop.shownOf(card.id)).toEqual({ page: 100_000, list: 100_000 });
  await put(group.id, 'out');
  expect(await seen()).toEqual([100_000, 100_000, 100_000, 100_000, 100_000]);
});

it('a channel’s price is for who buys through it: guests by theirs, members by the website', async () => {
  const product = await shop.aGood(100_000);
  const { id } = product.card;
  await shop.written({
    scope: { kind: 'channel', channel: 'guest' },
    items: [{ productId: id, price: 90_000 }],
  });
  const sessionId = await buy.aGuestCart({ product });
  const guest = await world.send(getGuestCart, { query: { sessionId } });
  expect(guest.body.items[0]?.unitTotal).toBe(90_000);
  const member = await world.aMember();
  expect((await shop.inCart(member, id))?.unitTotal).toBe(100_000);
  expect([await ownOf(id), await ownOf(id, member)]).toEqual([90_000, 100_000]);
});

it('of two that hold, the higher goes first, whoever else it is for; of equals the lower price', async () => {
  const { card } = await shop.aGood(100_000);
  const { member, put } = await aRegular();
  const group = await shop.aGroup();
  await put(group.id, 'in');
  const items = (price: number) => [{ productId: card.id, price }];
  const everybodys = await shop.written({ priority: 5, items: items(80_000) });
  const theirs = await shop.written({
    priority: 5,
    scope: { kind: 'group', groupId: group.id },
    items: items(85_000),
  });
  const seen = async () => [await ownOf(card.id, member), await ownOf(card.id)];
  expect(await seen()).toEqual([80_000, 80_000]);
  await shop.change(theirs.id, { priority: 6 });
  expect(await seen()).toEqual([85_000, 80_000]);
  await shop.change(everybodys.id, { isActive: false });
  expect(await seen()).toEqual([85_000, 100_000]);
});
