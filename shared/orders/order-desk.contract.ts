import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { Moment } from '../values/moment.ts';
import { OrderId, TimelineEvent } from './order.ts';
import { OrderRow } from './order-lists.contract.ts';
import { CallResult, StaffOrder } from './staff-orders.contract.ts';

const access = staff('orders.work');
const params = z.object({ id: OrderId });
const requestKey = z.string().min(8).max(64);

/** A staff member, as named beside their actions; `fullName` is null after they have left. */
export const StaffName = z.object({ id: z.string(), fullName: z.string().nullable() });
export type StaffName = z.infer<typeof StaffName>;

/** Internal note of staff on an order; the buyer never sees it. */
export const OrderNote = z.object({ id: z.string(), text: z.string(), at: z.string(), by: StaffName });
export type OrderNote = z.infer<typeof OrderNote>;

export const maxOrderNotes = 100;
export const maxNoteLetters = 1000;
export const maxCallLetters = 300;

export const getOrderStory = defineRoute({
  name: 'orders/get-order-story',
  summary: 'What happened to an order, what staff noted of it, and who they are',
  method: 'GET',
  path: '/admin/orders/{id}/story',
  access,
  params,
  reply: z.object({
    events: z.array(TimelineEvent),
    notes: z.array(OrderNote).max(maxOrderNotes),
    /** Staff whom the order only refers to by id: who called, who granted credit. */
    people: z.array(StaffName),
  }),
  errors: ['ORDER_NOT_FOUND'],
});
export type OrderTimeline = z.infer<typeof getOrderStory.reply>;

const text = (most: number) =>
  z
    .string()
    .max(most * 2)
    .transform((words) => words.normalize('NFC').trim())
    .pipe(z.string().max(most));

export const OrderNoteDraft = z.strictObject({ text: text(maxNoteLetters).pipe(z.string().min(1)) });
export type OrderNoteDraft = z.infer<typeof OrderNoteDraft>;

export const noteOrder = defineRoute({
  name: 'orders/note-order',
  summary: 'Note something of an order, for other staff',
  method: 'POST',
  path: '/admin/orders/{id}/notes',
  access,
  params,
  body: OrderNoteDraft.extend({ clientRequestId: requestKey.optional() }),
  reply: OrderNote,
  status: 201,
  errors: ['ORDER_NOT_FOUND', 'REQUEST_DIFFERS', 'STALE_STATE'],
});

/** Seconds for which a staff member counts as viewing an order after each report. */
export const viewingSeconds = 45;

export const viewOrder = defineRoute({
  name: 'orders/view-order',
  summary: 'The caller looks at an order, or no longer does; answers who else does',
  method: 'PUT',
  path: '/admin/orders/{id}/viewing',
  access,
  params,
  body: z.strictObject({ isHere: z.boolean() }),
  reply: z.object({ others: z.array(StaffName) }),
  errors: ['ORDER_NOT_FOUND'],
});

export const CallDraft = z.strictObject({
  result: CallResult,
  note: text(maxCallLetters).default(''),
  /** Time of the next call. */
  nextAt: z
    .union([Moment, z.literal('').transform(() => null), z.null()])
    .default(null)
    .describe('A minute on a clock in Vietnam, or an instant'),
});
export type CallDraft = z.infer<typeof CallDraft>;

export const recordCall = defineRoute({
  name: 'orders/record-call',
  summary: 'What came of a call to whoever ordered; who agreed has confirmed a cash order with it',
  method: 'POST',
  path: '/admin/orders/{id}/calls',
  access,
  params,
  body: CallDraft.extend({ clientRequestId: requestKey }),
  reply: StaffOrder,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'STALE_STATE'],
});

/** Hours before and after an order in which other orders of the same buyer or address are searched. */
export const alikeHours = 48;

export const listAlikeOrders = defineRoute({
  name: 'orders/list-alike-orders',
  summary: 'Orders of the same phone or address about the same time, and how the phone’s orders ended',
  method: 'GET',
  path: '/admin/orders/{id}/alike',
  access,
  params,
  reply: z.object({
    orders: z.array(OrderRow.extend({ samePhone: z.boolean(), samePlace: z.boolean() })).max(10),
    /** Counts over all orders with this phone number. */
    phone: z.object({ orders: z.int(), completed: z.int(), sentBack: z.int(), cancelled: z.int() }),
  }),
  errors: ['ORDER_NOT_FOUND'],
});
export type AlikeOrders = z.infer<typeof listAlikeOrders.reply>;

export const maxConfirmedAtOnce = 50;

export const confirmOrders = defineRoute({
  name: 'orders/confirm-orders',
  summary: 'Confirm some cash orders that wait for their buyers’ word, each by itself',
  method: 'POST',
  path: '/admin/orders/confirm',
  access,
  body: z.strictObject({ ids: z.array(OrderId).min(1).max(maxConfirmedAtOnce) }),
  /** Orders that could not be confirmed, with the reason; all others were. */
  reply: z.object({
    refused: z.array(z.object({ id: z.string(), code: z.string(), reason: z.string() })),
  }),
});

export const resendOrderMail = defineRoute({
  name: 'orders/resend-order-mail',
  summary: 'Send whoever ordered the mail that fits where the order stands once more',
  method: 'POST',
  path: '/admin/orders/{id}/mail',
  access,
  params,
  reply: z.object({ sentTo: z.string() }),
  errors: ['ORDER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
