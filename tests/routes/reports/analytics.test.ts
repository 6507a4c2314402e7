import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/route.ts';
import { getDashboard, tasksOf } from '#shared/overview/index.ts';
import { getAnalytics, noteSteps } from '#shared/reports/index.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let packer: Member;
let lan: Member;
let hoa: Member;

const tea = aProduct({ name: 'Trà sen', price: 100_000 });
const hanoi = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' });
const today = hanoi.format(Date.now());

let place = 0;
/** In the middle of a month so many months ago. */
function anOrder(buyer: Member, monthsAgo: number, given: Partial<StoredOrder> = {}) {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const at = monthsAgo === 0 ? new Date() : new Date(Date.UTC(year, month - 1 - monthsAgo, 15));
  place += 1;
  return aStoredOrder(buyer, [anOrderItem(tea, 1)], {
    id: `way-${place}`,
    code: `CD${place}`,
    createdAt: at.toISOString(),
    updatedAt: new Date(Date.now() - place * 60_000).toISOString(),
    ...given,
  });
}

beforeAll(async () => {
  world = await aWorld();
  [admin, packer, lan, hoa] = await Promise.all([
    world.aMember({ role: 'admin' }),
    world.aMember({ role: 'collaborator' }),
    world.aMember(),
    world.aMember(),
  ]);
  const guest = { userId: null, customer: { fullName: 'Khách', phone: '0912000111', email: '' } };
  await world.write(
    [
      anOrder(lan, 2),
      anOrder(lan, 2),
      anOrder(lan, 0),
      anOrder(hoa, 2),
      anOrder(hoa, 1),
      // Called off: no first order.
      anOrder(hoa, 4, { status: 'cancelled' }),
      anOrder(lan, 1, guest),
      anOrder(lan, 0, { ...guest, status: 'confirmed' }),
      anOrder(lan, 0, { status: 'draft' }),
    ].map(orderRecord.item),
  );
});
afterAll(() => world.close());

type Said = CallInput<typeof noteSteps>;
const tell = (said: Said) => world.send(noteSteps, said);

const figures = async () => (await world.send(getAnalytics, { token: admin.accessToken })).body;

describe('the way through the shop', () => {
  it('is counted by day, and ends in the orders of the day', async () => {
    for (const steps of [['visit'], ['visit', 'product'], ['visit', 'cart', 'checkout']] as const)
      expect((await tell({ body: { steps: [...steps] } })).status).toBe(200);
    const { days, period } = await figures();
    expect(period.end).toBe(today);
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toEqual({
      day: today,
      visit: 3,
      product: 1,
      cart: 1,
      checkout: 1,
      ordered: 3,
      paid: 2,
      revenue: 2 * tea.card.total,
      newUsers: 4,
    });
  });

  it('tells what was looked for in vain, however it was written, and keeps nobody’s number', async () => {
    for (const misses of [
      ['Áo dài lụa', 'nón lá', '0912 345 678', 'lan@example.com'],
      ['ao dai lua'],
      ['  áo  dài lụa '],
    ])
      expect((await tell({ body: { misses } })).status).toBe(200);
    expect((await figures()).misses).toEqual([
      { words: 'Áo dài lụa', count: 3 },
      { words: 'nón lá', count: 1 },
    ]);
  });

  it('counts who came back, by the month of their first order', async () => {
    const { cohorts } = await figures();
    expect(cohorts.map(({ buyers, again }) => ({ buyers, again }))).toEqual([
      { buyers: 2, again: [1, 1] },
      { buyers: 1, again: [1] },
    ]);
  });

  it.each([{ steps: ['bought'] }, { misses: [''] }, { misses: ['x'.repeat(61)] }, { who: 'Lan' }])(
    '400: %o is no step',
    async (body) => {
      // As somebody would send it who does not care for the contract.
      expect((await tell({ body: body as never })).status).toBe(400);
    },
  );
});

describe('the dashboard', () => {
  it('says what today brought, what waits, and what happened last', async () => {
    const { status, body } = await world.send(getDashboard, { token: admin.accessToken });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      day: today,
      orders: { now: 3, before: 0 },
      revenue: { now: 2 * tea.card.total, before: 0 },
      waiting: expect.arrayContaining([expect.objectContaining({ task: 'packing', count: 1 })]),
    });
    expect(body.waiting.map(({ task }) => task)).not.toContain('money');
    expect(body.latest.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order', 'user']));
    expect(body.latest.map(({ at }) => at)).toEqual(
      body.latest
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it('tells a collaborator no sums, nobody’s account and no list that is not theirs', async () => {
    const { status, body } = await world.send(getDashboard, { token: packer.accessToken });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('revenue');
    expect(body.waiting).toContainEqual(expect.objectContaining({ task: 'packing', count: 1 }));
    for (const { task } of body.waiting) expect(tasksOf('collaborator')).toContain(task);
    expect(body.latest.every(({ kind }) => kind === 'order')).toBe(true);
  });
});
