import { expect, it } from 'vitest';
import { countWaiting } from '#shared/overview/index.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { aStoredOrder } from '#tests/support/returns.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const admin = aSharedMember(world, { role: 'admin' });
const packer = aSharedMember(world, { role: 'collaborator' });
const member = aSharedMember(world, {});

const count = async ({ accessToken: token }: { accessToken: string }) =>
  (await world.send(countWaiting, { token })).body;

it('counts what waits in the lists one may open, as it is this moment', async () => {
  const before = await count(admin);
  const order = aStoredOrder(member, [], { status: 'confirmed' });
  await world.write([orderRecord.item(order)]);
  await world.anAccount({ status: 'pending_admin' });
  expect(await count(admin)).toEqual({
    packing: (before.packing ?? 0) + 1,
    troubles: before.troubles ?? 0,
    returns: before.returns ?? 0,
    approvals: (before.approvals ?? 0) + 1,
    privacy: before.privacy ?? 0,
    money: before.money ?? 0,
    refunds: before.refunds ?? 0,
    invoices: before.invoices ?? 0,
    messages: before.messages ?? 0,
    cases: before.cases ?? 0,
  });
  await world.write([orderRecord.item({ ...order, status: 'packing', version: 2 })]);
  expect((await count(admin)).packing).toBe(before.packing ?? 0);
});

it('tells nobody of a list they may not open', async () => {
  expect(Object.keys(await count(packer)).toSorted()).toEqual(['cases', 'packing', 'returns', 'troubles']);
});
