import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { OrderStatus } from '../orders/order-status.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { waitingListNames } from './waiting.contract.ts';

/** What happened last: an order that moved, or, for who may see them, an account that was opened. */
const LatestOrder = z.object({
  kind: z.literal('order'),
  id: z.string(),
  name: z.string(),
  status: OrderStatus,
  at: z.string(),
});
const LatestUser = z.object({ kind: z.literal('user'), id: z.string(), name: z.string(), at: z.string() });

export const getDashboard = defineRoute({
  name: 'overview/get-dashboard',
  summary: 'Today so far, what waits for whoever asks, and what happened last',
  method: 'GET',
  path: '/admin/dashboard',
  access: staff('admin.enter'),
  reply: z.object({
    day: z.iso.date(),
    /** Orders placed today, and on the day before up to this hour. */
    orders: z.object({ now: z.int(), before: z.int() }),
    /** What those of them bring that count; for those who may see what the shop earns. */
    revenue: z.object({ now: Vnd, before: Vnd }).optional(),
    waiting: z.partialRecord(z.enum(waitingListNames), z.int()),
    stock: z.object({ low: z.int(), out: z.int() }),
    latest: z.array(z.discriminatedUnion('kind', [LatestOrder, LatestUser])),
  }),
});
