import * as z from 'zod';
import { can, type Capability, type Role, staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { ReturnStatus } from '../returns/return-status.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { OrderStatus } from '../values/order-status-schema.ts';

/** Waiting work, most urgent first, with the capability that each kind needs. */
export const tasks = {
  /** Payments that did not match. */
  money: 'payments.manage',
  /** Orders whose promised delivery days are over. */
  overdue: 'orders.work',
  /** Guests' cash orders that are not confirmed yet. */
  confirm: 'orders.work',
  packing: 'orders.work',
  /** Orders with a parcel that a person has to look at. */
  troubles: 'orders.work',
  /** Returns whose goods have arrived and are not inspected yet. */
  toInspect: 'returns.work',
  /** Orders that owe their buyers money. */
  owingBack: 'refunds.work',
  /** Refunds that wait for approval. */
  refunds: 'refunds.work',
  /** Returns that shoppers have requested. */
  returns: 'returns.work',
  /** Refused pieces that have to go back to their buyers. */
  toSendBack: 'returns.work',
  privacy: 'users.manage',
  /** Users who wait for approval or for the check of their identity papers. */
  approvals: 'users.manage',
  messages: 'users.manage',
  cases: 'content.moderate',
  invoices: 'invoices.work',
  /** Products on sale that are out of stock. */
  outOfStock: 'products.write',
  /** The caller's background jobs that failed within the last day. */
  failedJobs: 'admin.enter',
  lowStock: 'products.write',
} as const satisfies Record<string, Capability>;
export type Task = keyof typeof tasks;

const taskNames = Object.keys(tasks) as [Task, ...Task[]];
export const tasksOf = (role: Role): Task[] => taskNames.filter((task) => can(role, tasks[task]));

/** Latest events; each kind only for staff who may see its list. */
const Latest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order'),
    id: z.string(),
    name: z.string(),
    status: OrderStatus,
    at: z.string(),
  }),
  z.object({ kind: z.literal('payment'), id: z.string(), name: z.string(), amount: Vnd, at: z.string() }),
  z.object({
    kind: z.literal('return'),
    id: z.string(),
    name: z.string(),
    status: ReturnStatus,
    at: z.string(),
  }),
  z.object({ kind: z.literal('user'), id: z.string(), name: z.string(), at: z.string() }),
]);
export const maxLatest = 12;

const hoursOfDay = 24;
/** Today compared with another day up to the same hour, by hour (all hours for the other day). */
const ByHour = <Figure extends z.ZodType<number>>(figure: Figure) =>
  z.object({
    now: figure,
    before: figure,
    hours: z.array(figure).min(1).max(hoursOfDay),
    hoursBefore: z.array(figure).length(hoursOfDay),
  });

export const getDashboard = defineRoute({
  name: 'overview/get-dashboard',
  summary: 'Today so far by hour, what waits for whoever asks, and what happened last',
  method: 'GET',
  path: '/admin/dashboard',
  access: staff('admin.enter'),
  reply: z.object({
    /** Time up to which today is counted; the last hour is incomplete. */
    at: z.string(),
    day: z.iso.date(),
    /** The same weekday of the previous week. */
    comparedDay: z.iso.date(),
    /** Orders placed. */
    orders: ByHour(z.int()),
    /** Revenue of the orders that count, as in the sales report; only for staff who may see revenue. */
    revenue: ByHour(Vnd).optional(),
    /** Most urgent first: overdue work, then by the order of the tasks; counts of 0 are left out. */
    waiting: z.array(
      z.object({
        task: z.enum(taskNames),
        count: z.int().min(1),
        /** Number of items that have waited too long. */
        late: z.int(),
        /** Since when the first item waits, if known. */
        since: z.string().nullable(),
      }),
    ),
    latest: z.array(Latest).max(maxLatest),
  }),
});
