import { describe, expect, it } from 'vitest';
import type { Capability } from '#shared/contract/access.ts';
import {
  mayBeEdited,
  nextStaffAction,
  type StaffAction,
  staffActions,
} from '#web/back-office/orders/rules/staff-actions.ts';
import { orderStatuses } from '#shared/values/order-statuses.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

type Facts = Parameters<typeof staffActions>[0];
const everything = (): boolean => true;
const nothing = (): boolean => false;

/** Waits for a transfer, has no address of its buyer, and goes to the counter. */
const order = (given: Partial<Facts> = {}): Facts => ({
  status: 'draft',
  paymentMethod: 'transfer',
  paymentStatus: 'processing',
  provenBy: 'account',
  flags: [],
  deliveryType: 'warehouse_pickup',
  missing: 0,
  refundDue: 0,
  customer: { fullName: 'Lan', phone: '0912345678', email: '' },
  ...given,
});
const acts = (given: Partial<Facts>, may: (capability: Capability) => boolean = everything) =>
  staffActions(order(given), may);

const paid = { paymentStatus: 'paid' } as const;
const shipped = { deliveryType: 'prepaid_ship' } as const;

describe('what staff may do with an order', () => {
  it.each<[OrderStatus, atTheCounter: StaffAction[], byCarrier: StaffAction[]]>([
    ['draft', ['cancel'], ['cancel']],
    ['confirmed', ['startPacking', 'cancel'], ['startPacking', 'cancel']],
    ['packing', ['completePacking', 'cancel'], ['completePacking', 'cancel']],
    ['packing_completed', ['markDelivered', 'cancel'], ['handToCarrier', 'cancel']],
    ['delivering', ['markDelivered', 'takeBack'], ['markDelivered', 'takeBack']],
    ['shipped', ['markDelivered', 'takeBack'], ['markDelivered', 'takeBack']],
    ['completed', [], []],
    ['cancelled', [], []],
    ['refunded', [], []],
    ['returned', [], []],
  ])('that is paid and %s', (status, atTheCounter, byCarrier) => {
    expect(acts({ ...paid, status })).toEqual(atTheCounter);
    expect(acts({ ...paid, ...shipped, status })).toEqual(byCarrier);
  });

  it.each<[string, Partial<Facts>, boolean]>([
    ['in cash without a proof', { paymentMethod: 'cash', provenBy: null }, true],
    ['in cash that is proven', { paymentMethod: 'cash' }, false],
    ['by transfer', { provenBy: null }, false],
    [
      'in cash without a proof, confirmed already',
      { paymentMethod: 'cash', provenBy: null, status: 'confirmed' },
      false,
    ],
  ])('confirms one that is to be paid %s', (_, given, expected) => {
    expect(acts(given).includes('confirm')).toBe(expected);
  });

  it.each<[string, Partial<Facts>, boolean]>([
    ['paid', paid, true],
    ['paid and paid back', { paymentStatus: 'refunded' }, true],
    ['unpaid', {}, false],
    ['whose payment failed', { paymentStatus: 'failed' }, false],
    ['unpaid, to be paid later', { flags: ['on_credit'] }, true],
    ['in cash, proven', { paymentMethod: 'cash' }, true],
    ['in cash, unproven', { paymentMethod: 'cash', provenBy: null }, false],
  ])('packs one that is confirmed and %s', (_, given, expected) => {
    expect(acts({ status: 'confirmed', ...given }).includes('startPacking')).toBe(expected);
  });

  it.each<[string, Partial<Facts>, boolean]>([
    ['some is missing', { missing: 1 }, true],
    ['none is missing', { missing: 0 }, false],
    ['it is paid', { missing: 1, ...paid }, false],
    ['it was paid back', { missing: 1, paymentStatus: 'refunded' }, false],
  ])('takes money where %s', (_, given, expected) => {
    expect(acts(given).includes('takeMoney')).toBe(expected);
  });

  it('credits and refunds by those alone who may, and where it is due', () => {
    const may = (allowed: Capability) => (capability: Capability) => capability === allowed;
    const due = { status: 'confirmed', refundDue: 1 } as const;
    expect(acts(due, everything)).toEqual(expect.arrayContaining(['credit', 'refund']));
    expect(acts(due, may('payments.manage'))).toEqual(expect.arrayContaining(['credit']));
    expect(acts(due, may('payments.manage'))).not.toContain('refund');
    expect(acts(due, may('refunds.work'))).toContain('refund');
    expect(acts(due, may('refunds.work'))).not.toContain('credit');
    expect(acts(due, nothing)).toEqual(['cancel']);
    expect(acts({ ...due, refundDue: 0 })).not.toContain('refund');
    expect(acts({ ...due, ...paid })).not.toContain('credit');
    expect(acts({ status: 'packing' })).not.toContain('credit');
  });

  it('mails where there is an address', () => {
    const customer = { fullName: 'Lan', phone: '', email: 'lan@example.com' };
    expect([acts({}).includes('mail'), acts({ customer }).includes('mail')]).toEqual([false, true]);
  });

  it('changes lines until it is packed', () => {
    expect(orderStatuses.filter((status) => mayBeEdited({ status }))).toEqual(['draft', 'confirmed']);
  });

  it.each<[StaffAction[], StaffAction | undefined]>([
    [['cancel', 'refund', 'startPacking', 'confirm'], 'confirm'],
    [['refund', 'markDelivered', 'takeBack'], 'markDelivered'],
    [['takeMoney', 'credit', 'refund'], 'refund'],
    [['takeMoney', 'cancel', 'mail'], undefined],
  ])('of %j offers %s first', (given, expected) => {
    expect(nextStaffAction(given)).toBe(expected);
  });
});
