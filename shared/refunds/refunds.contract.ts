import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { MoneyOrder } from '../payments/money-order.ts';
import { TillId } from '../tills/till.ts';
import { tidy } from '../values/text.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { Refund, RefundDraft, RefundId, StaffRefund } from './refund.ts';
import { refundKinds, refundList, refundWays } from './refund-choices.ts';

const access = staff('refunds.work');
const params = z.object({ id: RefundId });
const clientRequestId = z.string().min(8).max(64).optional();
const ShortText = z.string().max(600).transform(tidy).pipe(z.string().max(300));

export const searchRefunds = defineList({
  name: 'refunds/search-refunds',
  summary: 'Refunds by code, order or customer; by standing, kind, way and day',
  path: '/refunds',
  access,
  list: refundList,
  row: Refund,
});

const moneyRefusals = [
  'ORDER_NOT_FOUND',
  'PAYMENT_NOT_FOUND',
  'NOTICE_NOT_FOUND',
  'NOTICE_STATE',
  'MONEY_COUNTED',
  'REFUND_TOO_MUCH',
  'REFUND_WAY',
  'STALE_STATE',
  'REQUEST_DIFFERS',
] as const;

export const createRefund = defineRoute({
  name: 'refunds/create-refund',
  summary: 'Ask for money to be sent back, never more than is there',
  method: 'POST',
  path: '/refunds',
  access,
  body: RefundDraft.safeExtend({ clientRequestId }),
  reply: StaffRefund,
  status: 201,
  errors: moneyRefusals,
});

/** An order that is owed money: the amounts by reason, and the possible ways of a refund. */
export const OwedOrder = MoneyOrder.extend({
  /** Amounts that no refund covers yet. */
  owed: z.array(z.object({ kind: z.enum(refundKinds), returnId: z.string().nullable(), amount: Vnd })),
  /** Maximum amount that may be refunded additionally as goodwill. */
  goodwill: Vnd,
  ways: z.array(z.enum(refundWays)),
});
export type OwedOrder = z.infer<typeof OwedOrder>;

export const listOwedOrders = defineRoute({
  name: 'refunds/list-owed-orders',
  summary: 'Orders whose money has to go back and has no refund yet, the longest waiting first',
  method: 'GET',
  path: '/refunds/owed',
  access,
  query: z.object({
    /** Limits the list to one order, by id or code. */
    order: z.string().max(40).optional(),
    take: z.coerce.number().int().min(1).max(50).default(20),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({ data: z.array(OwedOrder), nextCursor: z.string().nullable() }),
  errors: ['BAD_CURSOR', 'ORDER_NOT_FOUND'],
});

const acting = {
  access,
  params,
  reply: StaffRefund,
  errors: ['REFUND_NOT_FOUND', 'REFUND_STATE', 'STALE_STATE'],
} as const;

export const getRefund = defineRoute({
  ...acting,
  name: 'refunds/get-refund',
  summary: 'A refund, its story, and each try to send it',
  method: 'GET',
  path: '/refunds/{id}',
  errors: ['REFUND_NOT_FOUND'],
});

export const approveRefund = defineRoute({
  ...acting,
  name: 'refunds/approve-refund',
  summary: 'Approve a refund somebody else asked for, or give it up with a reason',
  method: 'PATCH',
  path: '/refunds/{id}/approve',
  body: z
    .strictObject({ approved: z.boolean(), reason: ShortText.default('') })
    .refine(({ approved, reason }) => approved || reason !== '', { path: ['reason'], error: 'required' }),
  errors: [...acting.errors, 'REFUND_OWN'],
});

export const processRefund = defineRoute({
  ...acting,
  name: 'refunds/process-refund',
  summary: 'Send the money: at the provider, or by the transfer a person makes next',
  method: 'POST',
  path: '/refunds/{id}/process',
  body: z
    .strictObject({
      idempotencyKey: z.string().min(8).max(64).optional(),
      /** The open till that the cash leaves; it may belong to anybody. Only a cash refund has one. */
      tillId: TillId.optional(),
    })
    .default({}),
  errors: [
    ...acting.errors,
    'REFUND_WAY',
    'REFUND_TOO_MUCH',
    'REFUND_TILL',
    'TILL_NOT_FOUND',
    'TILL_CLOSED',
    'TILL_SHORT',
  ],
});

export const settleRefund = defineRoute({
  ...acting,
  name: 'refunds/settle-refund',
  summary: 'Say how the transfer of a refund ended: sent, by its reference, or not',
  method: 'POST',
  path: '/refunds/{id}/outcome',
  body: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('sent'), reference: ShortText.pipe(z.string().min(1).max(60)) }),
    z.strictObject({ outcome: z.literal('failed'), error: ShortText.pipe(z.string().min(1)) }),
  ]),
  // A cash refund is sent by naming the till that the cash leaves.
  errors: [...acting.errors, 'REFUND_TILL'],
});
