import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCommerceOverview } from '#shared/overview/index.ts';
import { newId } from '#shared/values/ids.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { anOrderItem, aStoredOrder, dayMilliseconds } from '#tests/support/returns.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let packer: Member;
let member: Member;

const tea = aProduct({ name: 'Trà sen Tây Hồ', price: 100_000 });
const honey = aProduct({ name: 'Mật ong hoa nhãn', price: 50_000 });

const ago = (days: number) => new Date(Date.now() - days * dayMilliseconds).toISOString();

const anOrder = (days: number, given: Partial<StoredOrder>, quantity = 1, product = tea) =>
  orderRecord.item(
    aStoredOrder(member, [anOrderItem(product, quantity)], {
      id: newId(Date.now() - days * dayMilliseconds),
      createdAt: ago(days),
      ...given,
    }),
  );

beforeAll(async () => {
  world = await aWorld();
  [admin, packer, member] = await Promise.all([
    world.aMember({ role: 'admin' }),
    world.aMember({ role: 'collaborator' }),
    world.aMember(),
  ]);
  await world.write([
    anOrder(0, { status: 'confirmed' }, 2),
    anOrder(2, { status: 'confirmed' }),
    anOrder(1, { status: 'completed', returnedAmount: 10_000 }, 3, honey),
    anOrder(1, { status: 'cancelled' }, 9),
    anOrder(3, { status: 'draft' }, 9),
    // Of the week before.
    anOrder(8, { status: 'completed' }),
  ]);
});
afterAll(() => world.close());

const ask = async (who: Member, query: { from?: string; to?: string } = {}) =>
  world.send(getCommerceOverview, { token: who.accessToken, query });

describe('the overview of e-commerce', () => {
  it('adds up the last seven days against the seven before', async () => {
    const { body } = await ask(admin);
    expect(body.orders).toEqual({
      now: 5,
      before: 1,
      byStatus: { confirmed: 2, completed: 1, cancelled: 1, draft: 1 },
    });
    const kept = tea.card.total * 3 + honey.card.total * 3 - 10_000;
    expect(body.money).toMatchObject({
      revenue: { now: kept, before: tea.card.total },
      average: { now: Math.round(kept / 3), before: tea.card.total },
    });
    expect([body.money?.days.length, body.money?.days.reduce((sum, day) => sum + day, 0)]).toEqual([7, kept]);
    expect(body.top.products.map(({ name, quantity, revenue }) => [name, quantity, revenue])).toEqual([
      [tea.card.name, 3, tea.card.total * 3],
      [honey.card.name, 3, honey.card.total * 3 - 10_000],
    ]);
    expect(body.packing).toMatchObject({ count: 2, late: 1 });
  });

  it('tells a collaborator no sum, anywhere', async () => {
    const { body } = await ask(packer);
    expect([body.orders.now, body.packing.count]).toEqual([5, 2]);
    expect(JSON.stringify(body)).not.toMatch(/revenue|average|money|[1-9]\d{4,}(?=[,}])/);
  });

  it.each([
    ['backwards', { from: '2026-11-07', to: '2026-11-01' }],
    ['by half', { from: '2026-11-07' }],
    ['longer than a year', { from: '2024-01-01', to: '2026-01-01' }],
    ['of a day there is not', { from: '2026-02-30', to: '2026-03-01' }],
  ])('400: a period %s', async (_, query) => {
    expect((await ask(admin, query)).status).toBe(400);
  });
});
