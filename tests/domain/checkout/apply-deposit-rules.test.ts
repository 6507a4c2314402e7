import { describe, expect, it } from 'vitest';
import { type OrderRules, usualOrderRules } from '#shared/settings/order-rules.contract.ts';
import { applyDepositRules } from '#functions/domain/checkout/apply-deposit-rules.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { saveOrderRules } from '#functions/domain/settings/order-rules.ts';
import { home } from '#tests/domain/orders/doing-surroundings.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const createdAt = '2026-11-20T03:00:00.000Z';
const inADay = '2026-11-21T03:00:00.000Z';
const deposits = { depositOn: true, depositFrom: 180_000, depositShare: 20 };

/** A guest's order of 180,000 ₫ that is to be paid at their door. */
const atTheDoor = (given: Partial<StoredOrder> = {}): StoredOrder =>
  aWaitingOrder({
    userId: null,
    sessionId: 'g1',
    deliveryType: 'prepaid_ship',
    shippingAddress: home,
    paymentMethod: 'cash',
    paymentProvider: null,
    provenBy: null,
    placedBy: null,
    openSlots: ['EMAIL#a'],
    confirmedAt: createdAt,
    createdAt,
    ...given,
  });

async function ruled(order: StoredOrder, rules: Partial<OrderRules>, expectedDeposit?: number) {
  const { table } = memoryTable();
  await saveOrderRules(contextOf(table), { ...usualOrderRules, ...rules, version: 0 });
  return applyDepositRules(table, order, expectedDeposit);
}

describe('an order as it begins by the shop’s rules', () => {
  it('waits for its deposit by transfer, and stands in no count of open cash orders', async () => {
    const order = atTheDoor({ status: 'confirmed', unpaidUntil: null });
    expect(await ruled(order, deposits)).toEqual({
      ...order,
      status: 'draft',
      paymentMethod: 'transfer',
      paymentProvider: 'vietqr',
      deposit: { amount: 36_000, why: 'sum' },
      unpaidUntil: inADay,
      confirmedAt: null,
      openSlots: [],
    });
  });

  it('is agreed to by a guest’s word where the shop takes that', async () => {
    const order = atTheDoor();
    expect(await ruled(order, { packsUnconfirmed: true })).toEqual({
      ...order,
      status: 'confirmed',
      provenBy: 'rule',
      unpaidUntil: null,
      confirmedAt: createdAt,
    });
  });

  const all = { ...deposits, packsUnconfirmed: true };
  it.each<[string, Partial<StoredOrder>, Partial<OrderRules>, Partial<StoredOrder>]>([
    ['nothing is ruled', {}, {}, {}],
    [
      'it is paid first',
      { paymentMethod: 'transfer', paymentProvider: 'vietqr', provenBy: 'account' },
      all,
      {},
    ],
    ['a member’s is fetched', { deliveryType: 'warehouse_pickup', provenBy: 'account' }, all, {}],
    [
      'a guest’s is fetched',
      { deliveryType: 'warehouse_pickup' },
      all,
      { status: 'confirmed', provenBy: 'rule' },
    ],
    ['a member’s costs less', { provenBy: 'account', total: 179_999 }, all, {}],
    ['it costs nothing', { total: 0 }, all, {}],
    ['staff wrote it down', { placedBy: 'an', provenBy: 'staff' }, all, {}],
  ])('is asked for no more than the rules say: where %s', async (_, given, rules, changed) => {
    const { status, provenBy, deposit, paymentMethod } = await ruled(atTheDoor(given), rules);
    const before = atTheDoor(given);
    expect({ status, provenBy, deposit, paymentMethod }).toEqual({
      status: before.status,
      provenBy: before.provenBy,
      deposit: undefined,
      paymentMethod: before.paymentMethod,
      ...changed,
    });
  });

  it.each<[string, StoredOrder, number | undefined, string | undefined]>([
    ['it is what they were told', atTheDoor(), 36_000, undefined],
    ['they were told nothing', atTheDoor(), undefined, undefined],
    ['they were told of another', atTheDoor(), 35_000, 'DEPOSIT_CHANGED'],
    ['they were told of none', atTheDoor(), 0, 'DEPOSIT_CHANGED'],
    ['there is none, as they were told', atTheDoor({ paymentMethod: 'transfer' }), 0, undefined],
    [
      'there is none, though they were told of one',
      atTheDoor({ paymentMethod: 'transfer' }),
      36_000,
      'DEPOSIT_CHANGED',
    ],
  ])('is ordered only with the deposit its buyer was told of: %s', async (_, order, told, code) => {
    expect(await refusalOf(ruled(order, deposits, told))).toBe(code);
  });

  it('names the deposit that is asked by now', async () => {
    await expect(ruled(atTheDoor(), deposits, 0)).rejects.toMatchObject({
      details: { params: { deposit: '36.000 ₫' } },
    });
  });
});
