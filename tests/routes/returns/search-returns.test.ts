import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getReturnAnalytics, getReturnMetrics } from '#shared/returns/return-figures.contract.ts';
import { openReturn, searchReturns } from '#shared/returns/staff-returns.contract.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { returning } from '../../support/returns.ts';
import { aWorld, type Member, type World } from '../../support/world.ts';

let world: World;
let goods: ReturnType<typeof returning>;
let people: Record<'buyer' | 'other' | 'admin' | 'helper', Member>;
let codes: Record<'asked' | 'travels' | 'partial' | 'refused', string>;

async function inEachState() {
  const { buyer, other, helper } = people;
  const [first, second, third, fourth] = await Promise.all([
    goods.anOrder(buyer, [1]),
    goods.anOrder(buyer, [2]),
    goods.anOrder(other, [2]),
    goods.anOrder(other, [1]),
  ]);
  const asked = await goods.ask(buyer, first, [1], { reason: 'changed_mind', method: 'drop_off' });
  const travels = await goods.ask(buyer, second, [1], { resolution: 'exchange' });
  const partial = await goods.ask(other, third, [2]);
  const refused = await goods.ask(other, fourth, [1]);
  const on = (id: string) => goods.staff(helper, id);
  await on(travels.body.id).to('approved');
  await on(travels.body.id).track('Giao Hàng Nhanh', 'GHN123');
  for (const step of ['approved', 'returning', 'received'] as const) await on(partial.body.id).to(step);
  const itemId = third.items[0]?.id ?? '';
  await on(partial.body.id).inspect({ lines: [{ itemId, passed: 1, restocked: 1 }] });
  await on(refused.body.id).reject('Quá hạn');
  return {
    asked: asked.body.code,
    travels: travels.body.code,
    partial: partial.body.code,
    refused: refused.body.code,
  };
}

beforeAll(async () => {
  world = await aWorld();
  goods = returning(world);
  const [buyer, other, admin, helper] = await Promise.all([
    world.aMember({ fullName: 'Lê Thị Đào' }),
    world.aMember({}),
    world.aMember({ role: 'admin' }),
    world.aMember({ role: 'collaborator' }),
  ]);
  people = { buyer, other, admin, helper };
  codes = await inEachState();
  await world.cloud.idle();
});
afterAll(() => world.close());

type Query = Record<string, string | undefined>;
const search = (query: Query, who = people.helper) =>
  world.send(searchReturns, { token: who.accessToken, query: query as never });
const found = async (query: Query) => {
  const { body } = await search(query);
  return body.data.map(({ code }) => code).toSorted();
};
const these = (...names: (keyof typeof codes)[]) => names.map((name) => codes[name]).toSorted();

describe('staff’s list of returns', () => {
  it.each([
    ['status', { status: 'requested,rejected' }, ['asked', 'refused']],
    ['what was found', { qaResult: 'partial' }, ['partial']],
    ['reason', { reason: 'changed_mind' }, ['asked']],
    ['way', { method: 'drop_off' }, ['asked']],
    ['other goods wished for', { requestExchange: 'true' }, ['travels']],
    ['money wished for', { requestRefund: 'true' }, ['asked', 'partial', 'refused']],
    ['a tracking number', { hasTrackingNumber: 'true' }, ['travels']],
    ['none', { hasTrackingNumber: 'false' }, ['asked', 'partial', 'refused']],
    ['who carries it, however it is typed', { courierName: 'giao hang nhanh' }, ['travels']],
    ['its tracking number', { search: 'GHN123' }, ['travels']],
    ['its buyer’s name, without marks', { search: 'le thi dao' }, ['asked', 'travels']],
  ] as const)('is narrowed by %s', async (_, query, names) => {
    expect(await found(query)).toEqual(these(...names));
  });

  it('is narrowed by whose it is, who wrote it down, and its order', async () => {
    expect(await found({ userId: people.buyer.id })).toEqual(these('asked', 'travels'));
    expect(await found({ createdById: people.other.id })).toEqual(these('partial', 'refused'));
    const { body } = await search({ search: codes.asked });
    expect(await found({ orderId: body.data[0]?.orderId })).toEqual(these('asked'));
  });

  it('is narrowed by order and buyer as they are typed', async () => {
    const { body } = await search({ search: codes.asked, includeUser: 'true' }, people.admin);
    const [row] = body.data;
    expect(await found({ orderCode: ` ${row?.orderCode.toLowerCase()} ` })).toEqual(these('asked'));
    expect(await found({ orderCode: row?.orderCode.slice(0, -1) })).toEqual([]);
    const phone = people.buyer.phoneNumber ?? '';
    const written = [
      phone,
      `+84 ${phone.slice(1, 4)} ${phone.slice(4)}`,
      `${phone.slice(0, 4)}.${phone.slice(4)}`,
    ];
    for (const customerPhone of written)
      expect([customerPhone, await found({ customerPhone })]).toEqual([
        customerPhone,
        these('asked', 'travels'),
      ]);
    // Beginnings of numbers would tell whose they are.
    expect(await found({ customerPhone: phone.slice(0, 8) })).toEqual([]);
  });

  /** Each of its days, as far as it has come: with the day, up to the day before, and from the day after on. */
  it.each([
    ['created', ['asked', 'partial', 'refused', 'travels']],
    ['updated', ['asked', 'partial', 'refused', 'travels']],
    ['approved', ['partial', 'travels']],
    ['qc', ['partial']],
  ] as const)('is narrowed by the days it was %s on', async (name, names) => {
    const day = (days: number) => dayInVietnam(Date.now() + days * 86_400_000);
    const [yesterday, tomorrow] = [day(-1), day(1)];
    const [from, to] = [`${name}From`, `${name}To`];
    expect(await found({ [from]: yesterday, [to]: tomorrow })).toEqual(these(...names));
    expect(await found({ [to]: day(-2) })).toEqual([]);
    expect(await found({ [from]: day(2) })).toEqual([]);
  });

  it('is sorted, cut, and says more where it is asked for', async () => {
    const { body } = await search({
      sortBy: 'refundAmount',
      sortOrder: 'desc',
      limit: '1',
      includeUser: 'true',
    });
    expect([body.total, body.data.length, body.totalPages]).toEqual([4, 1, 4]);
    // Phones in bulk are not for everybody.
    expect(body.data[0]?.user?.phone).toContain('*');
    const seen = await search({ includeUser: 'true' }, people.admin);
    expect(seen.body.data[0]?.user?.phone).not.toContain('*');
    expect((await search({})).body.data[0]?.user).toBeNull();
  });

  it('400: takes no junk', async () => {
    expect((await search({ status: 'gone' })).status).toBe(400);
    expect((await search({ createdFrom: 'hôm qua' })).status).toBe(400);
  });
});

describe('figures of returns', () => {
  const asked = (who: Member, query = {}) => ({ token: who.accessToken, query });

  it('count each by what it is', async () => {
    const { body } = await world.send(getReturnAnalytics, asked(people.helper));
    const of = <Line extends { count: number }>(lines: Line[]) => lines.filter(({ count }) => count > 0);
    expect(body.total).toBe(4);
    expect(of(body.byStatus).map(({ status, count }) => [status, count])).toEqual([
      ['requested', 1],
      ['rejected', 1],
      ['returning', 1],
      ['inspected', 1],
    ]);
    expect(of(body.byReason)).toEqual([
      { reason: 'damaged', count: 3 },
      { reason: 'changed_mind', count: 1 },
    ]);
    expect(of(body.byQaResult)).toEqual([{ qaResult: 'partial', count: 1 }]);
    expect(body.byDay).toMatchObject([{ count: 4, pieces: 5 }]);
  });

  it('rate what was decided and looked at; money only for whom it concerns', async () => {
    const { body } = await world.send(getReturnMetrics, asked(people.helper));
    expect(body).toMatchObject({
      total: 4,
      approvalRate: 66.67,
      passRate: 50,
      returnRate: 100,
      refundAmount: null,
    });
    expect((await world.send(getReturnMetrics, asked(people.admin))).body.refundAmount).toBe(100_000);
    const none = await world.send(getReturnMetrics, asked(people.admin, { end: '2020-01-01' }));
    expect(none.body).toEqual({
      total: 0,
      approvalRate: 0,
      passRate: 0,
      avgHandlingHours: 0,
      returnRate: 0,
      refundAmount: 0,
    });
  });
});

// Another return: what is counted above is counted by now.
it('staff’s list is narrowed by whether whoever asks wrote it down', async () => {
  const order = await goods.anOrder(people.other, [1]);
  const opened = await world.send(openReturn, {
    token: people.helper.accessToken,
    body: {
      order: order.id,
      items: [{ itemId: order.items[0]?.id ?? '', quantity: 1 }],
      reason: 'other',
    },
  });
  expect(opened.status).toBe(201);
  await world.cloud.idle();
  expect(await found({ createdById: people.helper.id })).toEqual([opened.body.code]);
  expect(await found({ createdById: people.admin.id })).toEqual([]);
});
