import { describe, expect, it } from 'vitest';
import { listOrders } from '#shared/orders/member-orders.contract.ts';
import { readGuestSearch } from '#web/features/orders/rules/guest-search.ts';
import { proofOf } from '#web/features/orders/rules/order-asker.ts';
import { filterOf, orderSearch, orderTabs } from '#web/features/orders/rules/order-search.ts';
import { countsByTab, filtersInForce } from '#web/features/orders/rules/order-tallies.ts';
import { OrderStatus } from '#shared/values/order-status-schema.ts';

describe('the address of the order list', () => {
  it('is read back as it was written', () => {
    const search = {
      tab: 'delivering',
      q: 'ấm',
      from: '2026-11-01',
      to: '2026-11-21',
      min: 500_000,
    } as const;
    expect(orderSearch.read(search)).toEqual(search);
  });

  it.each([
    ['an unknown tab', { tab: 'gone' }],
    ['a period that ends before it begins', { from: '2026-11-21', to: '2026-11-01' }],
    ['half a period', { from: '2026-11-21' }],
    ['no day', { from: 'yesterday', to: '2026-13-40' }],
    ['a sum nobody offered', { min: 123 }],
    ['nonsense', { q: { $ne: 1 }, sort: 'random', min: '500000' }],
  ])('passes over %s', (_, search) => {
    expect(orderSearch.read(search)).toEqual({});
  });

  it('takes a code that looks like a number, and no more than a line of words', () => {
    expect(orderSearch.read({ q: 261121 })).toEqual({ q: '261121' });
    expect(orderSearch.read({ q: 'x'.repeat(300) }).q).toHaveLength(100);
  });

  it('asks for whole days in Vietnam, and only for what the server knows', () => {
    const filter = filterOf({ tab: 'packing', from: '2026-11-01', to: '2026-11-02', sort: 'largest' });
    expect(filter).toEqual({
      statusIn: 'packing,packing_completed',
      createdFrom: '2026-10-31T17:00:00.000Z',
      createdTo: '2026-11-02T16:59:59.999Z',
      sortBy: 'total',
      sortOrder: 'desc',
    });
    expect(listOrders.query.safeParse(filter).success).toBe(true);
  });

  it('calls the list narrowed by anything but its tab', () => {
    expect(orderSearch.narrowed({ tab: 'unpaid' })).toBe(false);
    expect(orderSearch.narrowed({ min: 200_000 })).toBe(true);
    expect(filtersInForce({ tab: 'unpaid', q: 'trà' })).toBe(0);
    expect(filtersInForce({ from: '2026-11-01', to: '2026-11-02', min: 200_000, sort: 'oldest' })).toBe(3);
  });
});

describe('the tabs', () => {
  it('hold every state once', () => {
    expect(Object.values(orderTabs).flat().toSorted()).toEqual([...OrderStatus.options].toSorted());
  });

  it('count what they hold', () => {
    expect(countsByTab({ draft: 2, packing: 1, packing_completed: 3, refunded: 1 })).toMatchObject({
      all: 7,
      unpaid: 2,
      packing: 4,
      returned: 1,
      completed: 0,
    });
  });
});

describe('a guest’s address', () => {
  it('says which order, and nothing of whose', () => {
    const given = {
      id: '01ABC',
      code: 'cl261121ab3d5',
      placed: true,
      email: 'khach@example.com',
      phone: 912345678,
      sessionId: 'g1',
      token: 't',
    };
    expect(readGuestSearch(given)).toEqual({ id: '01ABC', placed: true, code: 'CL261121AB3D5' });
    expect(readGuestSearch({ id: ['x'], placed: 'yes' })).toEqual({});
  });

  it('takes an address or a number, however it is spaced', () => {
    expect(proofOf(' khach@example.com ')).toEqual({ email: 'khach@example.com' });
    expect(proofOf('0912 345.678')).toEqual({ phone: '0912345678' });
  });
});
