import fc from 'fast-check';
import { toBuyerOrder } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { needsCover } from '#shared/orders/order-status.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { refreshMember } from '#functions/domain/customers/counting/refresh-member.ts';
import { seededCustomers } from '#functions/domain/customers/counting/seeded-customers.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { aGuest, customersScene } from './customers-scene.ts';

const sumsOf = ({ orderCount, totalSpent, calledOffCount, lastOrderAt }: Record<string, unknown>) => ({
  orderCount,
  totalSpent,
  calledOffCount,
  lastOrderAt,
});

describe('an order that is counted', () => {
  it('makes a guest of its number, and another with the same number is theirs too', async () => {
    const { order, count, customerOf, customers } = customersScene();
    const first = order({ ...aGuest('0911222333'), total: 100_000 });
    const second = order({ ...aGuest('0911222333', { fullName: 'Lê Thị Khách' }), total: 50_000 });
    await count(first, second);
    await count(second, first);
    expect(customers()).toHaveLength(1);
    const customer = await customerOf(first);
    expect(customer).toMatchObject({ kind: 'guest', userId: null, phone: '0911222333', orderCount: 2 });
    expect(customer.totalSpent).toBe(150_000);
    expect(customer.code).toMatch(/^KH[0-9A-Z]{8}$/);
  });

  it('is a member’s by their account, whatever number they wrote on it, which they are found by', async () => {
    const { aMember, order, count, customerOf } = customersScene();
    const lan = aMember();
    const bought = order({ ...aGuest('0900000009'), userId: lan.id, sessionId: null });
    await count(bought);
    expect(await customerOf(bought)).toMatchObject({
      id: lan.id,
      kind: 'member',
      code: lan.referenceId,
      fullName: 'Trần Thị Lan',
      phone: '0987654321',
      phones: ['0900000009', '0987654321'],
    });
  });

  it('is listed and counted as no order where it replaces goods that came back', async () => {
    const { order, becomes, count, customerOf } = customersScene();
    const bought = order({ ...aGuest('0911222333'), createdAt: '2026-11-01T00:00:00.000Z' });
    const replaces = { orderId: bought.id, orderCode: bought.code, returnId: 'r1', returnCode: 'TH1' };
    const sent = order({
      ...aGuest('0911222333'),
      createdAt: '2026-11-02T00:00:00.000Z',
      total: 0,
      replaces,
    });
    await count(bought);
    await count(sent);
    const counted = { orderCount: 1, calledOffCount: 0, lastOrderAt: bought.createdAt };
    expect(sumsOf(await customerOf(bought))).toMatchObject(counted);
    await count(becomes(sent, { status: 'cancelled' }));
    expect(sumsOf(await customerOf(bought))).toMatchObject(counted);
  });

  it('is nobody’s where nobody said who they are', async () => {
    const { order, count, customers } = customersScene();
    await count(order(aGuest('0000000000', { email: '' })));
    expect(customers()).toEqual([]);
  });

  it('is found by its address where it has no number', async () => {
    const { order, count, customerOf } = customersScene();
    const bought = order(aGuest('0000000000', { email: ' Khach@Example.com ' }));
    await count(bought);
    expect(await customerOf(bought)).toMatchObject({ phone: '', email: 'khach@example.com' });
  });

  it.each([
    ['draft', 1, 0, 0],
    ['confirmed', 1, 100_000, 0],
    ['shipped', 1, 100_000, 0],
    ['completed', 1, 100_000, 0],
    ['cancelled', 0, 0, 1],
    ['refunded', 0, 0, 1],
    ['returned', 0, 0, 1],
  ] as const)('%s, counts as %i order with %i spent, called off %i', async (status, orders, spent, off) => {
    const { order, count, customerOf } = customersScene();
    const bought = order({ status });
    await count(bought);
    expect(sumsOf(await customerOf(bought))).toMatchObject({
      orderCount: orders,
      totalSpent: spent,
      calledOffCount: off,
    });
  });

  it('of which goods came back for money counts without them', async () => {
    const { order, becomes, count, customerOf } = customersScene();
    const bought = order({ total: 300_000 });
    await count(bought);
    await count(becomes(bought, { returnedAmount: 120_000, refundedAmount: 120_000 }));
    expect((await customerOf(bought)).totalSpent).toBe(180_000);
  });

  it('and then cancelled leaves the sums, and the one before it is the last again', async () => {
    const { order, becomes, count, customerOf } = customersScene();
    const [older, newer] = [
      order({ createdAt: '2026-11-01T00:00:00.000Z' }),
      order({ createdAt: '2026-11-20T00:00:00.000Z' }),
    ];
    await count(older, newer);
    expect((await customerOf(older)).lastOrderAt).toBe(newer.createdAt);
    await count(becomes(newer, { status: 'cancelled' }));
    expect(sumsOf(await customerOf(older))).toEqual({
      orderCount: 1,
      totalSpent: 100_000,
      calledOffCount: 1,
      lastOrderAt: older.createdAt,
    });
    await count(becomes(older, { status: 'refunded' }));
    expect((await customerOf(older)).lastOrderAt).toBeNull();
  });

  it('does not take the contact back to what an older one said', async () => {
    const { order, count, customerOf } = customersScene();
    const newer = order({
      ...aGuest('0911222333', { fullName: 'Tên Mới' }),
      createdAt: '2026-11-20T00:00:00.000Z',
    });
    const older = order({
      ...aGuest('0911222333', { fullName: 'Tên Cũ' }),
      createdAt: '2026-11-01T00:00:00.000Z',
    });
    await count(newer);
    await count(older);
    expect(await customerOf(older)).toMatchObject({ fullName: 'Tên Mới', createdAt: older.createdAt });
  });
});

it('a member who bought goes by the name their account has now; nobody else is made a customer by theirs', async () => {
  const { put, context, aMember, order, count, customerOf, customers } = customersScene();
  const lan = aMember();
  await refreshMember(context, lan.id);
  expect(customers()).toEqual([]);
  const bought = order({ userId: lan.id });
  await count(bought);
  put([profileRecord.item({ ...lan, fullName: 'Trần Thị Lan Anh' })]);
  await refreshMember(context, lan.id);
  expect((await customerOf(bought)).fullName).toBe('Trần Thị Lan Anh');
});

const phones = ['0911111111', '0922222222'];
const statuses = [
  'draft',
  'confirmed',
  'delivering',
  'completed',
  'cancelled',
  'refunded',
  'returned',
] as const;
const Step = fc.record({
  order: fc.nat(3),
  status: fc.constantFrom(...statuses),
  returned: fc.constantFrom(0, 30_000),
  /** Told of right away, twice at once, or not at all. */
  told: fc.constantFrom(0, 1, 2),
});

it('whatever happens to orders, told of late, twice or never, in the end sums are what the orders say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 12 }), async (steps) => {
      const { order, becomes, count, customerOf } = customersScene(() => turn());
      const orders: StoredOrder[] = [0, 1, 2, 3].map((nth) =>
        order({
          ...aGuest(phones[nth % 2] ?? ''),
          createdAt: `2026-11-0${nth + 1}T00:00:00.000Z`,
          status: 'draft',
        }),
      );
      const pending: Promise<unknown>[] = [];
      for (const { order: nth, status, returned, told } of steps) {
        const before = orders[nth];
        if (!before) continue;
        const after = becomes(before, { status, returnedAmount: returned });
        orders[nth] = after;
        // One that gives way to others too often comes again, as those below do.
        for (let time = 0; time < told; time += 1) pending.push(count(after).catch(() => undefined));
      }
      await Promise.all(pending);
      for (const one of orders.toReversed()) await count(one);
      for (const own of [
        orders.filter((_, nth) => nth % 2 === 0),
        orders.filter((_, nth) => nth % 2 === 1),
      ]) {
        const [first] = own;
        if (!first) continue;
        const standing = own.filter(({ status }) => !['cancelled', 'refunded', 'returned'].includes(status));
        expect(sumsOf(await customerOf(first))).toEqual({
          orderCount: standing.length,
          calledOffCount: own.length - standing.length,
          totalSpent: standing
            .filter(({ status }) => needsCover[status])
            .reduce((sum, { total, returnedAmount }) => sum + total - returnedAmount, 0),
          lastOrderAt: standing.at(-1)?.createdAt ?? null,
        });
      }
    }),
    { numRuns: 40 },
  );
});

it('a market that is written whole has the customers that counting its orders leaves', async () => {
  const { aMember, order, count, customers, customerOf, put, rows } = customersScene();
  const lan = aMember();
  const orders = [
    order({ userId: lan.id, createdAt: '2026-11-01T00:00:00.000Z' }),
    order({ userId: lan.id, status: 'cancelled', createdAt: '2026-11-02T00:00:00.000Z' }),
    order({ ...aGuest('0911222333'), createdAt: '2026-11-03T00:00:00.000Z' }),
    order({ ...aGuest('0911222333', { email: 'moi@example.com' }), createdAt: '2026-10-01T00:00:00.000Z' }),
    order({ customer: { fullName: '', phone: '', email: '' } }),
  ];
  put(
    seededCustomers(
      orders.map(toBuyerOrder),
      () => lan,
      (name) => ({ id: `guest ${name}`, code: 'KH23456789' }),
    ),
  );
  const seeded = customers().map(sumsOf);
  const before = rows();
  await count(...orders);
  expect(rows()).toEqual(before);
  expect(seeded).toEqual([
    { orderCount: 1, totalSpent: 100_000, calledOffCount: 1, lastOrderAt: '2026-11-01T00:00:00.000Z' },
    { orderCount: 2, totalSpent: 200_000, calledOffCount: 0, lastOrderAt: '2026-11-03T00:00:00.000Z' },
  ]);
  expect(customers()[1]).toMatchObject({
    createdAt: '2026-10-01T00:00:00.000Z',
    emails: ['khach@example.com', 'moi@example.com'],
  });
  // What the guest orders later is counted to the same one.
  const next = order(aGuest('0911222333'));
  await count(next);
  expect(await customerOf(next)).toMatchObject({ id: 'guest PHONE#0911222333', orderCount: 3 });
});
