import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { CarrierStatement } from './carrier-statement.ts';
import { tidy } from '../values/text.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { MoneyOrder } from './money-order.ts';
import {
  countEffects,
  decisionKinds,
  mismatches,
  noticeList,
  noticeOutcomes,
  noticeProviders,
  noticeStates,
} from './notice-choices.ts';

const access = staff('payments.manage');
const NoticeId = z.string().min(1).max(400);
const params = z.object({ id: NoticeId });

/** The decision about money that did not match, with the person and the reason. */
export const NoticeDecision = z.object({
  kind: z.enum(decisionKinds),
  reason: z.string(),
  orderId: z.string().nullable(),
  refundId: z.string().nullable(),
  /** The carrier's statement that paid the money out. */
  statementId: z.string().optional(),
  /** Name of the person who decided; null if the rest of the money arrived and settled the notice. */
  by: z.string().nullable(),
  at: z.string(),
  /** Time since which the notice's refund has failed; null again once it is retried or given up. */
  failedAt: z.string().nullable(),
});
export type NoticeDecision = z.infer<typeof NoticeDecision>;

/** A provider's notice and its outcome. */
export const NoticeRow = z.object({
  id: NoticeId,
  provider: z.enum(noticeProviders),
  receivedAt: z.string(),
  amount: z.int(),
  /** Text of the transfer, and the reference of the bank or provider. */
  words: z.string(),
  reference: z.string(),
  state: z.enum(noticeStates),
  outcome: z.enum(noticeOutcomes).nullable(),
  mismatch: z.enum(mismatches).nullable(),
  surplus: Vnd,
  missing: Vnd,
  /** Set if the same money was already counted with another amount: that notice and its amount. */
  counted: z.object({ noticeId: NoticeId, amount: Vnd }).nullable(),
  orderId: z.string().nullable(),
  paymentId: z.string().nullable(),
  decision: NoticeDecision.nullable(),
  version: z.int(),
});
export type NoticeRow = z.infer<typeof NoticeRow>;

/** A notice with the order it was counted for, if there is one. */
export const ListedNotice = NoticeRow.extend({
  order: MoneyOrder.pick({ id: true, code: true, customer: true }).nullable(),
});
export type ListedNotice = z.infer<typeof ListedNotice>;

export const suggestionReasons = ['code', 'amount', 'name', 'phone', 'time'] as const;

/** Effect of counting money for an order; the amount is paid, missing or surplus money by kind. */
export const CountEffect = z.object({ kind: z.enum(countEffects), amount: Vnd });
export type CountEffect = z.infer<typeof CountEffect>;

/** An order that the money may be meant for, with the matching facts. */
export const MoneySuggestion = MoneyOrder.extend({
  /** The money minus the open amount of the order. */
  difference: z.int(),
  reasons: z.array(z.enum(suggestionReasons)),
  effect: CountEffect,
  /** Minutes between the order and the money. */
  minutes: z.int(),
});
export type MoneySuggestion = z.infer<typeof MoneySuggestion>;

/** The order that a person named, and the effect of counting the money for it. */
export const CountPreview = MoneyOrder.extend({ effect: CountEffect });
export type CountPreview = z.infer<typeof CountPreview>;

export const StaffNotice = NoticeRow.extend({
  /** The notice as received. */
  raw: z.string(),
  order: MoneyOrder.nullable(),
  suggestions: z.array(MoneySuggestion),
  /** Carriers' statements that pay out exactly this sum. */
  statements: z.array(CarrierStatement),
  /** Decisions that are possible in the present state. */
  may: z.object({
    count: z.boolean(),
    sendBack: z.boolean(),
    ignore: z.boolean(),
    takeBack: z.boolean(),
    replay: z.boolean(),
  }),
});
export type StaffNotice = z.infer<typeof StaffNotice>;

export const searchNotices = defineList({
  name: 'payments/search-notices',
  summary: 'What banks and providers told, by words, reference or amount; the inbox is what is open',
  path: '/admin/money/notices',
  access,
  list: noticeList,
  row: ListedNotice,
});

const acting = {
  access,
  params,
  reply: StaffNotice,
  errors: ['NOTICE_NOT_FOUND'],
} as const;

/** An order by its id or code. */
const OrderName = z.string().trim().min(1).max(40);

export const getNotice = defineRoute({
  ...acting,
  name: 'payments/get-notice',
  summary: 'What was told as it came, which orders it may be for, and what counting it would do',
  method: 'GET',
  path: '/admin/money/notices/{id}',
  query: z.object({ order: OrderName.optional() }),
  reply: StaffNotice.extend({ preview: CountPreview.optional() }),
  errors: ['NOTICE_NOT_FOUND', 'NOTICE_STATE', 'ORDER_NOT_FOUND'],
});

export const replayNotice = defineRoute({
  ...acting,
  name: 'payments/replay-notice',
  summary: 'Work off again what came to nothing; what reached an order stands as it is',
  method: 'POST',
  path: '/admin/money/notices/{id}/replay',
  errors: ['NOTICE_NOT_FOUND', 'STALE_STATE'],
});

const Remark = z.string().max(600).transform(tidy).pipe(z.string().max(300));
const pressed = {
  /** Version of the notice as the person read it. */
  version: z.int().min(1),
  clientRequestId: z.string().min(8).max(64).optional(),
};

/** Ignoring money needs a reason; counting it needs an order, by id or code. */
export const IgnoreDraft = z.strictObject({ reason: Remark.pipe(z.string().min(1)) });
export const CountDraft = z.strictObject({
  order: OrderName,
  reason: Remark.default(''),
});

const Decision = z.discriminatedUnion('kind', [
  z.strictObject({ ...pressed, ...CountDraft.shape, kind: z.literal('count') }),
  z.strictObject({ ...pressed, ...IgnoreDraft.shape, kind: z.literal('ignore') }),
  z.strictObject({
    ...pressed,
    kind: z.literal('statement'),
    statement: z.string().min(1).max(64),
    reason: Remark.default(''),
  }),
]);

export const decideNotice = defineRoute({
  ...acting,
  name: 'payments/decide-notice',
  summary: 'Count money that did not match for an order or a COD statement, or leave it be with a reason',
  method: 'POST',
  path: '/admin/money/notices/{id}/decision',
  body: Decision,
  errors: [
    'NOTICE_NOT_FOUND',
    'NOTICE_STATE',
    'MONEY_COUNTED',
    'ORDER_NOT_FOUND',
    'STALE_STATE',
    'REQUEST_DIFFERS',
  ],
});

export const takeBackDecision = defineRoute({
  ...acting,
  name: 'payments/take-back-decision',
  summary: 'Take a decision back: money that was counted is off its order again, and waits in the inbox',
  method: 'POST',
  path: '/admin/money/notices/{id}/take-back',
  body: z.strictObject(pressed),
  errors: ['NOTICE_NOT_FOUND', 'NOTICE_STATE', 'MONEY_USED', 'STALE_STATE', 'REQUEST_DIFFERS'],
});
