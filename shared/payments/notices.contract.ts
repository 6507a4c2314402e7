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

/** What was decided of money that did not match, by whom and why. */
export const NoticeDecision = z.object({
  kind: z.enum(decisionKinds),
  reason: z.string(),
  orderId: z.string().nullable(),
  refundId: z.string().nullable(),
  /** The carrier's statement that paid it out. */
  statementId: z.string().optional(),
  /** Whoever decided it, by name; null where the rest of the money did by coming. */
  by: z.string().nullable(),
  at: z.string(),
  /** Since when the refund it was handed to has failed: until that is tried again or given up. */
  failedAt: z.string().nullable(),
});
export type NoticeDecision = z.infer<typeof NoticeDecision>;

/** What a provider told us, and what became of it. */
export const NoticeRow = z.object({
  id: NoticeId,
  provider: z.enum(noticeProviders),
  receivedAt: z.string(),
  amount: z.int(),
  /** The words of a transfer, and what the bank or the provider calls the money. */
  words: z.string(),
  reference: z.string(),
  state: z.enum(noticeStates),
  outcome: z.enum(noticeOutcomes).nullable(),
  mismatch: z.enum(mismatches).nullable(),
  surplus: Vnd,
  missing: Vnd,
  /** Where the same money was counted with another amount: by which notice, and that amount. */
  counted: z.object({ noticeId: NoticeId, amount: Vnd }).nullable(),
  orderId: z.string().nullable(),
  paymentId: z.string().nullable(),
  decision: NoticeDecision.nullable(),
  version: z.int(),
});
export type NoticeRow = z.infer<typeof NoticeRow>;

/** With the order it was counted to, where there is one. */
export const ListedNotice = NoticeRow.extend({
  order: MoneyOrder.pick({ id: true, code: true, customer: true }).nullable(),
});
export type ListedNotice = z.infer<typeof ListedNotice>;

export const suggestionReasons = ['code', 'amount', 'name', 'phone', 'time'] as const;

/**
 * What becomes of an order once money is counted for it. The amount is the money that pays, or what would be missing
 * then, or what would have to go back.
 */
export const CountEffect = z.object({ kind: z.enum(countEffects), amount: Vnd });
export type CountEffect = z.infer<typeof CountEffect>;

/** An order that money may be meant for, and what speaks for it. */
export const MoneySuggestion = MoneyOrder.extend({
  /** The money less what the order still costs. */
  difference: z.int(),
  reasons: z.array(z.enum(suggestionReasons)),
  effect: CountEffect,
  /** Between the order and its money. */
  minutes: z.int(),
});
export type MoneySuggestion = z.infer<typeof MoneySuggestion>;

/** The order a person has named, and what counting the money for it would do. */
export const CountPreview = MoneyOrder.extend({ effect: CountEffect });
export type CountPreview = z.infer<typeof CountPreview>;

export const StaffNotice = NoticeRow.extend({
  /** As it came. */
  raw: z.string(),
  order: MoneyOrder.nullable(),
  suggestions: z.array(MoneySuggestion),
  /** Statements of carriers that pay out exactly this sum. */
  statements: z.array(CarrierStatement),
  /** What may be decided of it where it stands. */
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

/** An order by its id or by its code. */
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

const Said = z.string().max(600).transform(tidy).pipe(z.string().max(300));
const pressed = {
  /** As whoever decides has read it. */
  version: z.int().min(1),
  clientRequestId: z.string().min(8).max(64).optional(),
};

/** Whoever leaves money be says why; whoever names its order says which, by id or by code. */
export const IgnoreDraft = z.strictObject({ reason: Said.pipe(z.string().min(1)) });
export const CountDraft = z.strictObject({
  order: OrderName,
  reason: Said.default(''),
});

const Decision = z.discriminatedUnion('kind', [
  z.strictObject({ ...pressed, ...CountDraft.shape, kind: z.literal('count') }),
  z.strictObject({ ...pressed, ...IgnoreDraft.shape, kind: z.literal('ignore') }),
  z.strictObject({
    ...pressed,
    kind: z.literal('statement'),
    statement: z.string().min(1).max(64),
    reason: Said.default(''),
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
