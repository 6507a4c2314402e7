import * as z from 'zod';
import { can, type Capability, type Role, staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { ReturnStatus } from '../returns/return-status.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { OrderStatus } from '../values/order-status-schema.ts';

/** Work that waits for somebody, the most urgent first, and who may do it. */
export const tasks = {
  /** Money that did not match. */
  money: 'payments.manage',
  /** Orders whose promised days are over. */
  overdue: 'orders.work',
  /** Cash orders of guests that nobody agreed to yet. */
  confirm: 'orders.work',
  packing: 'orders.work',
  /** Orders with a parcel that a person has to look at. */
  troubles: 'orders.work',
  /** Returns whose goods are here and that nobody looked at. */
  toInspect: 'returns.work',
  /** Orders that owe their buyers money. */
  owingBack: 'refunds.work',
  /** Refunds that wait for somebody’s yes. */
  refunds: 'refunds.work',
  /** Returns shoppers ask for. */
  returns: 'returns.work',
  /** Refused pieces that go back to their buyers. */
  toSendBack: 'returns.work',
  privacy: 'users.manage',
  /** People who wait to be let in, or to have their papers believed. */
  approvals: 'users.manage',
  messages: 'users.manage',
  invoices: 'invoices.work',
  /** Products on sale of which nothing, or little, is left. */
  outOfStock: 'products.write',
  /** Background jobs of whoever asks that failed within a day. */
  failedJobs: 'admin.enter',
  lowStock: 'products.write',
} as const satisfies Record<string, Capability>;
export type Task = keyof typeof tasks;

const taskNames = Object.keys(tasks) as [Task, ...Task[]];
export const tasksOf = (role: Role): Task[] => taskNames.filter((task) => can(role, tasks[task]));

/** What happened last; each kind for those who may see the list it stands in. */
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
/** Today so far and the compared day up to the same hour; each hour of today that has begun, and of all that day. */
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
    /** Until when today is counted: its last hour runs until then. */
    at: z.string(),
    day: z.iso.date(),
    /** The same weekday of the week before. */
    comparedDay: z.iso.date(),
    /** Orders placed. */
    orders: ByHour(z.int()),
    /** What those of them bring that count, as the sales report counts; for those who may see what the shop earns. */
    revenue: ByHour(Vnd).optional(),
    /** The most urgent first: what has waited too long, then in the order of the tasks; nothing that is nought. */
    waiting: z.array(
      z.object({
        task: z.enum(taskNames),
        count: z.int().min(1),
        /** How many of them wait too long. */
        late: z.int(),
        /** Since when the first of them waits, where that is known. */
        since: z.string().nullable(),
      }),
    ),
    latest: z.array(Latest).max(maxLatest),
  }),
});
