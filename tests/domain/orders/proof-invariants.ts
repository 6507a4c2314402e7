import { expect } from 'vitest';
import { coverOf } from '#shared/orders/order-cover.ts';
import { needsCover } from '#shared/orders/order-status.ts';
import { depositLacking } from '#functions/domain/orders/order-money.ts';
import type { Looked } from './order-world.ts';

type Found = Looked['found'][number];

const underWay = ['draft', 'confirmed', 'packing', 'packing_completed', 'delivering', 'shipped'];
const maxOpen = 3;

/** Nobody works for a guest who pays in cash and has shown nothing but words. */
export function checkProof({ order }: Found, ledger: Looked['ledger']): void {
  const { status, userId, paymentStatus, paymentMethod, credit, provenBy } = order;
  expect(provenBy === 'account').toBe(userId !== null);
  // Money stands for a word only where it was asked for, and came.
  const isProven = ledger.proven.has(order.id) || (provenBy === 'money' && depositLacking(order) === 0);
  if (provenBy !== null && provenBy !== 'money' && userId === null)
    expect(ledger.proven.has(order.id)).toBe(true);
  const isCash = userId === null && paymentMethod === 'cash' && paymentStatus === 'processing' && !credit;
  if (isCash && needsCover[status]) expect(isProven).toBe(true);
}

/** What a deposit was asked for is packed with that, or with all of its money, or on an admin's word: never without. */
export function checkDeposit({ order, payments }: Found): void {
  const { deposit, total, status, paymentMethod } = order;
  if (!deposit) return;
  if (needsCover[status] && coverOf(order) === 'cash') expect(depositLacking(order)).toBe(0);
  if (status === 'draft' && depositLacking(order) > 0) expect(paymentMethod).not.toBe('cash');
  expect(deposit.amount).toBeGreaterThan(0);
  for (const { isDeposit, amount } of payments)
    if (isDeposit) expect(amount).toBeLessThanOrEqual(Math.max(deposit.amount, total));
}

/** Each cash order of a guest that is under way is counted once by each name, and no more than may be. */
export function checkOpenCash({ found, counts }: Looked): void {
  const open = found.filter(
    ({ order: { userId, placedBy, deposit, paymentMethod, paymentStatus, status } }) =>
      userId === null &&
      placedBy === null &&
      deposit === undefined &&
      paymentMethod === 'cash' &&
      paymentStatus === 'processing' &&
      underWay.includes(status),
  );
  for (const { order } of open) expect(order.openSlots).toHaveLength(order.shippingAddress === null ? 2 : 3);
  expect(found.filter(({ order }) => order.openSlots.length > 0)).toEqual(open);
  for (const [name, count] of counts) {
    expect(count).toBe(open.filter(({ order }) => order.openSlots.includes(name)).length);
    if (!name.startsWith('ADDRESS')) expect(count).toBeLessThanOrEqual(maxOpen);
  }
}
