import { expect, it } from 'vitest';
import { dueBy } from '#functions/domain/orders/reading/due-by.ts';
import { orderStatuses } from '#shared/values/order-statuses.ts';

const order = {
  status: 'packing',
  arrival: { daysFrom: 2, daysTo: 3 },
  confirmedAt: '2026-11-20T03:00:00.000Z',
  createdAt: '2026-11-18T05:00:00.000Z',
} as const;

it('an order is due while it is on its way to its buyer, and not before or after that', () => {
  const due = orderStatuses.filter((status) => dueBy({ ...order, status }) !== null);
  expect(due).toEqual(['confirmed', 'packing', 'packing_completed', 'delivering', 'shipped']);
});

it('is due when the last of the days that were promised is over, counted from when it was agreed to', () => {
  expect(dueBy(order)).toBe('2026-11-24T03:00:00.000Z');
  expect(dueBy({ ...order, confirmedAt: null })).toBe('2026-11-22T05:00:00.000Z');
  expect(dueBy({ ...order, arrival: null })).toBeNull();
});
