import { describe, expect, it } from 'vitest';
import { forgottenName, noPhone } from '#shared/orders/nameless-guest.ts';
import {
  guestName,
  joined,
  latestOf,
  customerFactsOf,
  newCustomer,
  sumsAfter,
} from '#functions/domain/customers/counting/count-order.ts';
import { entryOf, toBuyerOrder } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { parcelHistory } from '#functions/domain/customers/counting/refused-parcels.ts';
import { claimItem, entryItem } from '#functions/domain/customers/counting/apply-order.ts';
import { readLabels } from '#functions/domain/customers/groups/customer-groups.ts';
import {
  customerRecord,
  findCustomer,
  type OrderEntry,
  type StoredCustomer,
} from '#functions/domain/customers/records/customer.ts';
import { customerKeys } from '#functions/domain/customers/records/customer-keys.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { aProfile } from '#tests/support/profile.ts';

const at = '2026-11-10T00:00:00.000Z';
const later = '2026-11-11T00:00:00.000Z';
const order = (given: Partial<StoredOrder> = {}): StoredOrder =>
  aWaitingOrder({
    id: 'o1',
    customer: { fullName: 'Lan', phone: '0911222333', email: 'Lan@Example.com' },
    createdAt: at,
    ...given,
  });
const customer = (given: Partial<StoredCustomer> = {}): StoredCustomer => ({
  ...newCustomer('c1', toBuyerOrder(order()), undefined),
  ...given,
});

describe('an order that is counted', () => {
  it.each<[StoredOrder['status'], number, { spent: number; stands: boolean; isOpen: boolean }]>([
    ['draft', 0, { spent: 0, stands: true, isOpen: true }],
    ['confirmed', 0, { spent: 180_000, stands: true, isOpen: true }],
    ['shipped', 0, { spent: 180_000, stands: true, isOpen: true }],
    ['completed', 0, { spent: 180_000, stands: true, isOpen: false }],
    ['completed', 1, { spent: 180_000, stands: true, isOpen: true }],
    ['cancelled', 0, { spent: 0, stands: false, isOpen: false }],
    ['cancelled', 1, { spent: 0, stands: false, isOpen: true }],
    ['refunded', 0, { spent: 0, stands: false, isOpen: false }],
    ['returned', 0, { spent: 0, stands: false, isOpen: false }],
  ])('%s, with %i ₫ to go back', (status, refundDue, expected) => {
    expect(entryOf(order({ status, refundDue }))).toMatchObject(expected);
  });

  it('takes the place of what it was in the sums', () => {
    const sums = { orderCount: 3, totalSpent: 500, calledOffCount: 1 };
    const entry = (stands: boolean, spent: number) => ({ stands, spent }) as OrderEntry;
    expect(sumsAfter(sums, undefined, entry(true, 70))).toEqual({
      orderCount: 4,
      totalSpent: 570,
      calledOffCount: 1,
    });
    expect(sumsAfter(sums, undefined, entry(false, 0))).toEqual({ ...sums, calledOffCount: 2 });
    expect(sumsAfter(sums, entry(true, 70), entry(false, 0))).toEqual({
      orderCount: 2,
      totalSpent: 430,
      calledOffCount: 2,
    });
    expect(sumsAfter(sums, entry(false, 0), entry(true, 70))).toEqual({
      orderCount: 4,
      totalSpent: 570,
      calledOffCount: 0,
    });
    expect(sumsAfter(sums, entry(true, 70), entry(true, 50))).toEqual({ ...sums, totalSpent: 480 });
  });

  it('tells its guest by the number, else by the address', () => {
    const named = (phone: string, email: string) =>
      guestName(toBuyerOrder(order({ customer: { fullName: '', phone, email } })));
    expect(named('0911 222 333', ' Lan@Example.com ')).toBe('PHONE#0911222333');
    expect(named('', ' Lan@Example.com ')).toBe('EMAIL#lan@example.com');
    expect(named('', ' ')).toBeUndefined();
  });

  it('is the last one where it is later than the other', () => {
    expect([latestOf(at, later), latestOf(later, at), latestOf(null, at), latestOf(at, null)]).toEqual([
      later,
      later,
      at,
      at,
    ]);
    expect(latestOf(null, null)).toBeNull();
  });
});

describe('what an order teaches of whoever placed it', () => {
  const contact = { fullName: 'Lan', phone: '0911222333', email: 'lan@example.com', contactAt: at };
  const names = { phones: ['0911222333'], emails: ['lan@example.com'], erasedAt: null };

  it.each<[string, Partial<StoredCustomer>, Partial<StoredOrder>, object]>([
    ['the first of a guest', {}, {}, { ...names, ...contact, province: null }],
    ['one of the same moment', { contactAt: at }, {}, { ...names, ...contact, province: null }],
    ['one older than the contact', { contactAt: later }, {}, names],
    ['one ordered as a guest by a member', { userId: 'lan', kind: 'member' }, {}, names],
    [
      'one placed after they were forgotten',
      { erasedAt: '2026-11-09' },
      {},
      { ...names, ...contact, province: null },
    ],
    ['one placed as they were forgotten', { erasedAt: at }, {}, {}],
    [
      'one that says nothing of them any more',
      {},
      { customer: { fullName: forgottenName, phone: noPhone, email: '' } },
      {},
    ],
    [
      'one that is fetched, where they live',
      { province: 'Huế' },
      {},
      { ...names, ...contact, province: 'Huế' },
    ],
  ])('%s', (_, known, given, expected) => {
    expect(
      customerFactsOf(customer({ contactAt: '', ...known }), toBuyerOrder(order(given)), undefined),
    ).toEqual(expected);
  });

  it('of a member has the number and the address of the account, too', () => {
    const profile = aProfile({
      id: 'lan',
      fullName: 'Trần Lan',
      phoneNumber: '0987654321',
      email: 'tran@example.com',
    });
    const known = customer({ userId: 'lan', kind: 'member', contactAt: '' });
    expect(customerFactsOf(known, toBuyerOrder(order({ userId: 'lan' })), profile)).toEqual({
      phones: ['0911222333', '0987654321'],
      emails: ['lan@example.com', 'tran@example.com'],
      erasedAt: null,
      fullName: 'Trần Lan',
      phone: '0987654321',
      email: 'tran@example.com',
      province: null,
      contactAt: at,
    });
  });
});

describe('how far back somebody is known', () => {
  it('has the thirty newest numbers, each once', () => {
    const thirty = Array.from({ length: 30 }, (_, nth) => `n${nth}`);
    expect(joined(thirty, 'n3', undefined, '')).toEqual(thirty);
    expect(joined(thirty, 'new')).toEqual([...thirty.slice(1), 'new']);
  });

  it('leads from record to record, twenty of them, and in no circle', async () => {
    const { table, put } = memoryTable();
    const lead = (from: string, customerId: string) =>
      put([{ ...customerKeys.merged(from), entity: 'customer-merged', customerId }]);
    for (let nth = 1; nth <= 20; nth += 1) lead(`c${nth}`, `c${nth - 1}`);
    put([customerRecord.item(customer({ id: 'c0' }))]);
    expect((await findCustomer(table, 'c19'))?.id).toBe('c0');
    await expect(findCustomer(table, 'c20')).rejects.toThrow('circle');
  });

  it('has five hundred groups and tags', async () => {
    const { table, put } = memoryTable();
    put(
      Array.from({ length: 501 }, (_, nth) => ({
        ...customerKeys.tag(`t${nth}`),
        entity: 'customer-tag',
        tag: `t${nth}`,
      })),
    );
    expect((await readLabels(table)).tags).toHaveLength(500);
  });

  it('shows how the last fifty parcels ended, of each account and number once', async () => {
    const { table, put } = memoryTable();
    put([customerRecord.item(customer({ id: 'lan' })), claimItem('PHONE#0911222333', 'lan')]);
    const entries = Array.from({ length: 51 }, (_, nth) =>
      entryItem('lan', {
        ...entryOf(
          order({ status: nth === 0 || nth === 1 ? 'returned' : nth === 2 ? 'draft' : 'completed' }),
        ),
        orderId: `o${nth}`,
        createdAt: new Date(Date.parse(at) + nth * 1000).toISOString(),
      }),
    );
    put(entries);
    const asked = { userId: 'lan', phones: ['0911222333', '0999999999'] };
    expect(await parcelHistory(table, asked)).toEqual({ ended: 49, refused: 1 });
    expect(await parcelHistory(table, { userId: null, phones: ['0999999999'] })).toEqual({
      ended: 0,
      refused: 0,
    });
  });
});
