import { describe, expect, it } from 'vitest';
import { depositOf } from '#shared/settings/deposit-rule.ts';
import { type OrderRules, usualOrderRules } from '#shared/settings/order-rules.contract.ts';
import { customerKeys } from '#functions/domain/customers/records/customer-keys.ts';
import { customerRecord } from '#functions/domain/customers/records/customer.ts';
import { entryItem } from '#functions/domain/customers/counting/apply-order.ts';
import { newCustomer } from '#functions/domain/customers/counting/count-order.ts';
import { entryOf, toBuyerOrder } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { changeOrder } from '#functions/domain/orders/moving/change-order.ts';
import { startPacking } from '#functions/domain/orders/moving/move-order.ts';
import { settlePaid } from '#functions/domain/orders/moving/settle-order.ts';
import { depositMail } from '#functions/domain/orders/moving/take-deposit.ts';
import { takeOffMoney } from '#functions/domain/orders/moving/take-off-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { depositBySum, applyDeliveryRules } from '#functions/domain/orders/placing/delivery-rules.ts';
import { saveOrderRules } from '#functions/domain/settings/order-rules.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { home } from './doing-surroundings.ts';

const at = new Date();
const on: OrderRules = { ...usualOrderRules, depositOn: true, depositShare: 30 };
const large = { ...on, depositFrom: 1_000_000 };
const refusing = { ...on, refusedShare: 40, refusedOf: 3 };

describe('the rule of deposits', () => {
  it.each([
    ['asks nothing while it is off', { ...large, depositOn: false }, 2_000_000, 9, 9, null],
    ['asks of a sum from the very đồng on', large, 1_000_000, 0, 0, { amount: 300_000, why: 'sum' }],
    ['asks nothing below it', large, 999_999, 0, 0, null],
    ['is rounded up to a thousand', large, 1_000_001, 0, 0, { amount: 301_000, why: 'sum' }],
    ['never asks more than all', { ...on, depositFrom: 1 }, 500, 0, 0, { amount: 500, why: 'sum' }],
    ['asks above a share, not at it', refusing, 200_000, 5, 2, null],
    ['asks whoever sends more back', refusing, 200_000, 5, 3, { amount: 60_000, why: 'refused' }],
    ['judges nobody by too few', refusing, 200_000, 2, 2, null],
  ] as const)('%s', (_, rules, total, ended, refused, asked) => {
    expect(depositOf(rules, { total, ended, refused })).toEqual(asked);
  });
});

describe('the deposit of an order by how parcels of its buyer ended', () => {
  const door = { ...home, phone: '0987654321' };
  const order = (given: Partial<StoredOrder> = {}) =>
    aWaitingOrder({
      userId: null,
      deliveryType: 'prepaid_ship',
      shippingAddress: door,
      paymentMethod: 'cash',
      total: 200_000,
      provenBy: null,
      customer: { fullName: 'Lan', phone: '0912345678', email: 'lan@example.com' },
      ...given,
    });

  /** Somebody with an account and a number, three of whose parcels ended: two came back. */
  async function asked(of: StoredOrder, rules: Partial<OrderRules> = {}) {
    const { table, put } = memoryTable();
    put([customerRecord.item({ ...newCustomer('hoa', toBuyerOrder(order()), undefined), userId: 'hoa' })]);
    put([{ ...customerKeys.called('PHONE#0911111111'), entity: 'claim', customerId: 'hoa' }]);
    const ended = ['returned', 'returned', 'completed', 'shipped'] as const;
    put(ended.map((status, nth) => entryItem('hoa', entryOf(order({ id: `o${nth}`, status })))));
    await saveOrderRules(contextOf(table), { ...refusing, ...rules, version: 0 });
    const { deposit, takesWord } = await applyDeliveryRules(table, of);
    return { deposit, takesWord };
  }
  const byHoa = { userId: 'hoa', provenBy: 'account' } as const;
  const refused = { amount: 60_000, why: 'refused' };

  it.each<[string, Partial<StoredOrder>, Partial<OrderRules>, object | null]>([
    ['a member who sent parcels back', byHoa, {}, refused],
    [
      'a guest with their number',
      { customer: { fullName: '', phone: '0911111111', email: '' } },
      {},
      refused,
    ],
    [
      'a guest who has it sent to their number',
      { shippingAddress: { ...door, phone: '0911111111' } },
      {},
      refused,
    ],
    ['anybody else', {}, {}, null],
    [
      'such a member, of a large sum, by that',
      byHoa,
      { depositFrom: 200_000 },
      { amount: 60_000, why: 'sum' },
    ],
    ['such a member while the rule is off', byHoa, { depositOn: false }, null],
    ['such a member where nobody is judged by it', byHoa, { refusedShare: null }, null],
    ['such a member who pays first', { ...byHoa, paymentMethod: 'transfer' }, {}, null],
    ['such a member who fetches it', { ...byHoa, deliveryType: 'warehouse_pickup' }, {}, null],
    ['such a member who agreed on it with staff', { ...byHoa, placedBy: 'an' }, {}, null],
    ['such a member of nothing to pay', { ...byHoa, total: 0 }, {}, null],
  ])('is asked of %s', async (_, given, rules, deposit) => {
    expect((await asked(order(given), rules)).deposit).toEqual(deposit);
  });

  it.each<[string, Partial<StoredOrder>, boolean]>([
    ['of a guest', {}, true],
    ['of a guest who is to pay first', byHoa, false],
    ['of whoever proved it', { provenBy: 'link' }, false],
    ['of nothing to pay', { total: 0 }, false],
  ])(
    'stands beside the word that is taken where the shop packs what nobody confirmed: %s',
    async (_, given, word) => {
      expect((await asked(order(given), { packsUnconfirmed: true })).takesWord).toBe(word);
      expect((await asked(order(given))).takesWord).toBe(false);
    },
  );

  it('is none that anybody is told beforehand', () => {
    const known = order(byHoa);
    expect(depositBySum(known, refusing)).toBeNull();
    expect(depositBySum(known, { ...refusing, depositFrom: 200_000 })).toEqual({
      amount: 60_000,
      why: 'sum',
    });
    expect(depositBySum({ ...known, placedBy: 'an' }, { ...refusing, depositFrom: 1 })).toBeNull();
  });
});

describe('an order whose deposit came', () => {
  const waiting = aWaitingOrder({ provenBy: null, deposit: { amount: 60_000, why: 'sum' } });
  const came = (amount: number) => settlePaid(waiting, { amount, late: false, by: 'provider', at }).after;

  it('is agreed to and packed with it, and with nothing less', () => {
    expect(startPacking(came(60_000), at).after.status).toBe('packing');
    expect(() => startPacking(came(59_999), at)).toThrow('ORDER_UNPAID');
    const asCash = { status: 'confirmed', paymentMethod: 'cash', provenBy: 'staff' } as const;
    expect(() => changeOrder(came(59_999), asCash, [], at)).toThrow('ORDER_UNPAID');
  });

  it('waits for it anew when its money turns out to be another’s, and keeps what is its own', () => {
    const mistaken = takeOffMoney(came(60_000), 60_000, at).after;
    expect(mistaken).toMatchObject({
      status: 'draft',
      paymentMethod: 'transfer',
      paymentProvider: 'vietqr',
      provenBy: null,
      paidAmount: 0,
    });
    expect(mistaken.unpaidUntil).not.toBeNull();
    // A member stays known by their account.
    const members = { ...waiting, userId: 'lan', provenBy: 'account' } as const;
    const theirs = settlePaid(members, { amount: 60_000, late: false, by: 'provider', at }).after;
    expect(takeOffMoney(theirs, 60_000, at).after).toMatchObject({ status: 'draft', provenBy: 'account' });
    const more = settlePaid(came(60_000), { amount: 5_000, late: false, by: 'provider', at }).after;
    expect(takeOffMoney(more, 5_000, at).after).toMatchObject({ status: 'confirmed', paidAmount: 60_000 });
    const packing = startPacking(came(60_000), at).after;
    expect(() => takeOffMoney(packing, 60_000, at)).toThrow('MONEY_USED');
  });

  it('is told as what the shop keeps of what came', () => {
    const order = aWaitingOrder({ paidAmount: 90_000, refundDue: 20_000, refundedAmount: 10_000 });
    expect(depositMail(order).build('t').Put?.Item).toMatchObject({
      content: { template: 'deposit-received', note: '60.000 ₫' },
    });
  });
});
