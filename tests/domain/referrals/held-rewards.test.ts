import { toBuyerOrder } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { describe, expect, it } from 'vitest';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { deviceTrace, paperTrace } from '#functions/domain/accounts/sessions/same-person-signals.ts';
import { addressBook } from '#functions/domain/addresses/address-book.ts';
import { newCustomer } from '#functions/domain/customers/counting/count-order.ts';
import { customerRecord } from '#functions/domain/customers/records/customer.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { holdReasonsOf } from '#functions/domain/referrals/rewards/hold-reasons.ts';
import {
  lineItem,
  rewardRecord,
  type StoredLine,
  writeLine,
} from '#functions/domain/referrals/rewards/reward-record.ts';
import { anAddress } from '#tests/support/address.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aStoredOrder } from '#tests/support/returns.ts';
import { brought, treeScene } from './a-tree.ts';

const at = new Date('2026-11-20T00:00:00.000Z');
const referrer = brought(undefined, { phoneNumber: '0988000111', email: 'ref@example.com' });
const buyer = brought(referrer, { phoneNumber: '0911000111', email: 'lan@example.com' });
const customer = { fullName: 'Lan', phone: '0911000111', email: 'lan@example.com' };
const phone = '0911000111';

/** The referrer has one address, and ordered with another number and another mail address before. */
async function reasonsFor(given: Partial<StoredOrder> = {}, buys: Profile = buyer) {
  const { table, put, context } = treeScene([referrer, buyer]);
  const order = aStoredOrder(buys, [], { customer, ...given });
  const known = newCustomer(referrer.id, toBuyerOrder(order), referrer);
  put([
    addressBook.item(referrer.id, anAddress({ wardCode: 7, street: '12 Ngõ Hòa Bình' })),
    customerRecord.item({ ...known, phones: ['0977000111'], emails: ['old@example.com'], version: 1 }),
  ]);
  const device = { userAgent: 'Firefox', sourceIp: '203.0.113.7' };
  await table.write([
    paperTrace(referrer.id, ['card', 'passport']),
    ...deviceTrace(referrer.id, device, at),
    paperTrace('same-paper', ['another', 'passport']),
    ...deviceTrace('same-paper', { ...device, userAgent: 'Chrome' }, at),
    paperTrace('same-device', ['another']),
    ...deviceTrace('same-device', device, at),
  ]);
  return holdReasonsOf(context, { order, buyer: buys, referrer });
}

describe('a reward is held for somebody of staff', () => {
  it.each<[string, Partial<StoredOrder>, string[]]>([
    [
      'goods go to a door of the referrer’s, however that is written',
      { shippingAddress: anAddress({ phone, wardCode: 7, street: '12, ngo HOA-BINH' }) },
      ['address'],
    ],
    [
      'goods go to the same street of another ward',
      { shippingAddress: anAddress({ phone, wardCode: 8, street: '12 Ngõ Hòa Bình' }) },
      [],
    ],
    [
      'goods go to another house of that ward',
      { shippingAddress: anAddress({ phone, wardCode: 7, street: '21 Ngõ Hòa Bình' }) },
      [],
    ],
    [
      'the parcel is for the referrer’s number',
      { shippingAddress: anAddress({ phone: '+84 988 000 111' }) },
      ['phone'],
    ],
    [
      'the referrer ordered with this number before',
      { customer: { ...customer, phone: '0977000111' } },
      ['phone'],
    ],
    [
      'the referrer ordered with this address before',
      { customer: { ...customer, email: 'old@example.com' } },
      ['payer'],
    ],
    ['the goods are fetched, and nothing is shared', {}, []],
  ])('as the order tells: %s', async (_, given, reasons) => {
    expect(await reasonsFor(given)).toEqual(reasons);
  });

  it('where buyer and referrer share a paper or a browser, and nobody else does', async () => {
    expect(await reasonsFor({}, { ...buyer, id: 'same-paper' })).toEqual(['paper']);
    expect(await reasonsFor({}, { ...buyer, id: 'same-device' })).toEqual(['device']);
  });

  it('and stands in the queue of staff only while something of it is left', () => {
    const reward = {
      id: 'o1',
      orderCode: 'O1',
      referrerId: 'lan',
      userId: 'cam',
      by: { level: 1 as const, shareBasisPoints: 1000, base: 500_000, whole: 50_000 },
      room: 50_000,
      amount: 1,
      state: 'held' as const,
      heldFor: [],
      waitDays: 7,
      earnedAt: at.toISOString(),
      payableAt: null,
      uncounted: {},
      decidedBy: null,
      note: null,
      version: 1,
    };
    const placeOf = (given: object) => rewardRecord.item({ ...reward, ...given })['gsi1pk'];
    expect([placeOf({}), placeOf({ amount: 0 }), placeOf({ state: 'waiting' })]).toEqual([
      'REWARDS#held',
      undefined,
      undefined,
    ]);
  });
});

it('a line of a ledger is written once: whoever comes second with its number looks again', async () => {
  const { table, rows } = memoryTable();
  const line = (amount: number): StoredLine => ({
    number: 1,
    kind: 'earned',
    referrerId: 'lan',
    userId: null,
    orderId: null,
    orderCode: null,
    amount,
    at: at.toISOString(),
    by: null,
    returned: null,
    voucherCode: null,
    voucherUntil: null,
  });
  expect(await table.write([writeLine(line(5), 'waiting')])).toBeUndefined();
  expect(await table.write([writeLine(line(7), 'waiting')])).toBe('reward-moved');
  expect(rows()).toEqual([lineItem(line(5), 'waiting')]);
});
