import { describe, expect, it } from 'vitest';
import type { CustomerGroup } from '#shared/customers/customer-groups.contract.ts';
import { countOlderOrders } from '#functions/domain/customers/counting/customer-rewrites.ts';
import { customerKeys } from '#functions/domain/customers/records/customer-keys.ts';
import { customerRecord, type StoredCustomer } from '#functions/domain/customers/records/customer.ts';
import { listCountedGroups } from '#functions/domain/customers/staff/count-groups.ts';
import { readCustomer } from '#functions/domain/customers/staff/read-customer.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const now = '2026-11-22T00:00:00.000Z';

const aCustomer = (id: string, given: Partial<StoredCustomer> = {}): StoredCustomer => ({
  id,
  code: `KH${id.toUpperCase()}`,
  kind: 'guest',
  userId: null,
  fullName: `Khách ${id}`,
  phone: '',
  email: '',
  phones: [],
  emails: [],
  province: null,
  orderCount: 1,
  totalSpent: 0,
  calledOffCount: 0,
  lastOrderAt: '2026-11-01T00:00:00.000Z',
  contactAt: '',
  tags: [],
  groups: [],
  merged: [],
  erasedAt: null,
  createdAt: '2026-10-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  ...given,
});

const rule = (id: string, given: Partial<CustomerGroup> = {}): CustomerGroup => ({
  id,
  name: id,
  kind: 'rule',
  spentAtLeast: null,
  ordersAtLeast: null,
  boughtWithinDays: null,
  provinces: [],
  createdAt: '',
  version: 1,
  ...given,
});

function anOffice(...customers: StoredCustomer[]) {
  const { table, put, rows } = memoryTable();
  put(customers.map(customerRecord.item));
  const group = (one: CustomerGroup) =>
    put([{ ...customerKeys.group(one.id), entity: 'customer-group', ...one }]);
  readViewsFrom(rows);
  const context = contextOf(table, () => new Date(now));
  return { put, group, context, read: (id: string) => readCustomer(context, id) };
}

describe('a customer as staff see them', () => {
  it('has what each order brought on average, to the đồng, and nothing where nobody kept any', async () => {
    const { read } = anOffice(
      aCustomer('a', { orderCount: 3, totalSpent: 500_000, phones: ['0912345678'], calledOffCount: 2 }),
      aCustomer('b', { orderCount: 0, totalSpent: 0 }),
      aCustomer('c', { orderCount: 1, totalSpent: 70_000 }),
    );
    const found = await read('a');
    expect(found).toMatchObject({
      averageSpent: 166_667,
      totalSpent: 500_000,
      phones: ['0912345678'],
      calledOffCount: 2,
      notes: [],
    });
    expect((await read('b')).averageSpent).toBe(0);
    expect((await read('c')).averageSpent).toBe(70_000);
    expect(await refusalOf(read('nobody'))).toBe('CUSTOMER_NOT_FOUND');
  });

  it('is in the groups staff put them into, and in those whose rule they fulfil', async () => {
    const { read, group } = anOffice(aCustomer('a', { totalSpent: 500_000, groups: ['put-in'] }));
    group(rule('put-in', { kind: 'static' }));
    group(rule('spent', { spentAtLeast: 500_000 }));
    group(rule('spent-more', { spentAtLeast: 500_001 }));
    expect((await read('a')).groups.toSorted()).toEqual(['put-in', 'spent']);
  });

  it('may be the same as others with that number or that address, each told once', async () => {
    const same = { phone: '0912345678', email: 'lan@example.com' };
    const { read } = anOffice(
      aCustomer('a', same),
      aCustomer('b', { phone: same.phone }),
      aCustomer('c', { email: same.email }),
      aCustomer('d', same),
      aCustomer('e', { phone: '0912345679', email: 'cam@example.com' }),
      aCustomer('f'),
      aCustomer('g', { kind: 'member' }),
    );
    expect((await read('a')).maybeSame.map(({ id }) => id).toSorted()).toEqual(['b', 'c', 'd']);
    expect((await read('b')).maybeSame.map(({ id }) => id).toSorted()).toEqual(['a', 'd']);
    expect((await read('c')).maybeSame.map(({ id }) => id).toSorted()).toEqual(['a', 'd']);
    // Of nobody who gave neither.
    expect((await read('f')).maybeSame).toEqual([]);
  });

  it('is told the five oldest of those at the most', async () => {
    const many = Array.from({ length: 7 }, (_, nth) =>
      aCustomer(`m${nth}`, { phone: '0912345678', createdAt: `2026-10-0${nth + 1}T00:00:00.000Z` }),
    );
    const { read } = anOffice(...many.toReversed());
    expect((await read('m0')).maybeSame.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
    expect((await read('m6')).maybeSame.map(({ id }) => id)).toEqual(['m0', 'm1', 'm2', 'm3', 'm4']);
  });
});

it('groups are told with how many are in each this moment', async () => {
  const { group, context } = anOffice(
    aCustomer('a', { totalSpent: 900_000, groups: ['put-in'] }),
    aCustomer('b', { totalSpent: 900_000, lastOrderAt: '2026-11-21T00:00:00.000Z' }),
    aCustomer('c'),
  );
  group(rule('put-in', { kind: 'static' }));
  group(rule('spent', { spentAtLeast: 900_000 }));
  group(rule('lately', { boughtWithinDays: 7 }));
  group(rule('nobody', { ordersAtLeast: 99 }));
  const { groups, tags } = await listCountedGroups(context);
  expect(Object.fromEntries(groups.map(({ id, customerCount }) => [id, customerCount]))).toEqual({
    'put-in': 1,
    spent: 2,
    lately: 1,
    nobody: 0,
  });
  expect(tags).toEqual([]);
});

it('orders from before customers were kept are counted as later ones are', () => {
  expect([countOlderOrders.name, countOlderOrders.entities]).toEqual(['orders-to-customers', ['order']]);
  const older = { pk: 'ORDER#1', sk: 'HEAD', entity: 'order' };
  expect(countOlderOrders.today(older)).toEqual({ ...older, toCount: true });
  const counted = { ...older, toCount: true };
  expect(countOlderOrders.today(counted)).toBe(counted);
});
