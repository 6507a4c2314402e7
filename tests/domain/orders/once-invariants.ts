import { expect } from 'vitest';
import { mayBecome } from '#shared/orders/order-status.ts';
import { secondPersonAbove } from '#shared/refunds/refund-choices.ts';
import type { OrderMailTemplate } from '#functions/domain/mail/order-mail-content.ts';
import { moneyHeld } from '#functions/domain/orders/order-money.ts';
import { carriedFrom } from './exchange-invariants.ts';
import type { Looked } from './order-world.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

type Found = Looked['found'][number];
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** Each step of an order's story is one its table of states knows. */
export function checkSteps({ story }: Found): void {
  for (const { kind, from, to } of story) {
    if (kind !== 'status' || from === null || to === null) continue;
    expect(mayBecome(from as OrderStatus, to as OrderStatus) ? 'legal' : `${from} → ${to}`).toBe('legal');
  }
}

/** Whatever was pressed twice or told three times: one mail for each thing that happened, and none for what did not. */
export function checkMails({ order, story }: Found, mails: Looked['mails']): void {
  const own = mails.filter(({ orderId }) => orderId === order.id);
  const sent = (template: OrderMailTemplate) => own.filter((mail) => mail.template === template).length;
  const steps = (to: OrderStatus) => story.filter((line) => line.kind === 'status' && line.to === to).length;
  const money = (...to: string[]) =>
    story.filter((line) => line.kind === 'payment' && to.includes(line.to ?? '')).length;
  expect({ delivering: sent('order-delivering'), completed: sent('order-completed') }).toEqual({
    delivering: steps('delivering'),
    completed: steps('completed'),
  });
  expect(sent('order-returned')).toBe(steps('returned'));
  expect(sent('order-refunded')).toBe(money('refunded'));
  expect(sent('payment-problem')).toBeLessThanOrEqual(money('underpaid', 'surplus', 'late_payment'));
  expect(sent('order-cancelled')).toBeLessThanOrEqual(steps('cancelled'));
  expect(sent('order-paid')).toBeLessThanOrEqual(money('paid', 'late_payment'));
  expect(sent('order-placed')).toBeLessThanOrEqual(1);
  expect(sent('deposit-received')).toBe(money('deposit'));
}

/** Money in is money kept, owed or gone back: no đồng anywhere else, over all orders, the inbox and refunds. */
export function checkConserved({ found, notices, refunds, ledger, carried, ...looked }: Looked): void {
  const ofBanks = notices.filter(({ provider }) => provider === 'bank');
  const inbox = sum(
    ofBanks.map(({ verdict }) =>
      verdict && verdict.orderId === null && verdict.outcome !== 'duplicate' ? verdict.amount : 0,
    ),
  );
  const sentBack = (orderId: string | null) =>
    sum([...looked.sentBack.values()].filter((one) => one.orderId === orderId).map(({ amount }) => amount));
  const banked = sum(found.map(({ order }) => ledger.banked.get(order.id) ?? 0));
  // What came to the account is counted for an order, or is in the inbox, decided or not.
  expect(banked + inbox).toBe(ledger.came);
  for (const { order } of found)
    expect(moneyHeld(order) + order.refundDue + order.refundedAmount).toBe(order.paidAmount);
  // What pays for other goods is gone from the order, though it never left the shop.
  for (const { order } of found)
    expect(order.refundedAmount).toBe(sentBack(order.id) + carriedFrom(order.id, found));
  expect(sentBack(null)).toBeLessThanOrEqual(inbox);
  for (const [orderId, cash] of carried)
    expect(found.find(({ order }) => order.id === orderId)?.order.paidAmount ?? 0).toBeGreaterThanOrEqual(
      cash,
    );
  checkRefunds(found, refunds);
}

/** Each refund has its own part of what is due, as long as it may still be sent; much money has two people. */
function checkRefunds(found: readonly Found[], refunds: Looked['refunds']): void {
  for (const { id, orderId, status, amount, needsSecond, requestedBy, decidedBy } of refunds) {
    const order = found.find((one) => one.order.id === orderId)?.order;
    if (order) {
      const lines = order.paybacks.filter(({ refundId }) => refundId === id);
      expect(sum(lines.map((line) => line.amount))).toBe(status === 'rejected' ? 0 : amount);
      expect(lines.every(({ paidAt }) => (paidAt !== null) === (status === 'succeeded'))).toBe(true);
    }
    if (amount > secondPersonAbove) expect(needsSecond).toBe(true);
    const isAgreed = ['approved', 'processing', 'succeeded', 'failed'].includes(status);
    if (needsSecond && isAgreed) expect([null, requestedBy]).not.toContain(decidedBy);
  }
}
