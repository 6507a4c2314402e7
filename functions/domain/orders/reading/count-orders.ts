import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { OrderPaymentStatus, OrderStatus } from '#shared/orders/order-status.ts';
import { prepared } from '#functions/platform/views/view-file.ts';

const Count = z.object({ status: z.string(), orders: z.int() });

function countBy(db: DatabaseSync, column: 'status' | 'payment_status', userId: string): Map<string, number> {
  const rows = prepared(
    db,
    `SELECT ${column} AS status, count(*) AS orders FROM orders WHERE user_id = ? GROUP BY ${column}`,
  ).all(userId);
  return new Map(rows.map((row) => Count.parse(row)).map(({ status, orders }) => [status, orders]));
}

/** Every status has its count, also those nothing stands in. */
export function countByStatus(db: DatabaseSync, userId: string): Record<OrderStatus, number> {
  const counts = countBy(db, 'status', userId);
  const entries = OrderStatus.options.map((status) => [status, counts.get(status) ?? 0] as const);
  return Object.fromEntries(entries) as Record<OrderStatus, number>;
}

export function countByPaymentStatus(db: DatabaseSync, userId: string): Record<OrderPaymentStatus, number> {
  const counts = countBy(db, 'payment_status', userId);
  const entries = OrderPaymentStatus.options.map((status) => [status, counts.get(status) ?? 0] as const);
  return Object.fromEntries(entries) as Record<OrderPaymentStatus, number>;
}

const Summary = z.object({ orders: z.int(), completed: z.int(), waiting: z.int(), spent: z.int() });

/** What was spent is what was paid and kept, not what was called off. */
export function summariseOrders(db: DatabaseSync, userId: string): z.infer<typeof Summary> {
  return Summary.parse(
    prepared(
      db,
      `SELECT count(*) AS orders,
         coalesce(sum(status = 'completed'), 0) AS completed,
         coalesce(sum(status = 'draft'), 0) AS waiting,
         coalesce(sum(total) FILTER (
           WHERE payment_status = 'paid' AND status NOT IN ('cancelled', 'refunded', 'returned')), 0) AS spent
       FROM orders WHERE user_id = ?`,
    ).get(userId),
  );
}
