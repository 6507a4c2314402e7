import * as z from 'zod';
import { waitsForSendBack } from '#shared/returns/inspection.ts';
import { moneyBackOf } from '#shared/returns/return-effects.ts';
import { ReturnRow } from '#shared/returns/staff-return.ts';
import { fold } from '#shared/values/text.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { returnFeed } from './return-keys.ts';
import { StoredReturn } from './return-record.ts';

const minute = 60_000;
const digitsReadOut = 4;

/** Row of the view. It contains the buyer's phone, for staff who may see it. */
const ViewRow = ReturnRow.omit({ user: true, customerName: true }).extend({
  customer: z.object({ fullName: z.string(), phone: z.string() }),
});
export type ReturnViewRow = z.infer<typeof ViewRow>;

/** Returns the minutes from the request to the end. */
const minutesOf = ({ createdAt, endedAt }: StoredReturn): number =>
  endedAt ? Math.round((Date.parse(endedAt) - Date.parse(createdAt)) / minute) : 0;

const piecesOf = ({ items }: StoredReturn, of: (item: StoredReturn['items'][number]) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/** Returns the amount due after the inspection. */
const dueFor = (stored: StoredReturn): number => (stored.qaResult === null ? 0 : (moneyBackOf(stored) ?? 0));

export const returnsView = defineView(StoredReturn, {
  ...returnFeed,
  version: 5,
  columns: {
    status: column.text(({ status }) => status),
    resolution: column.text(({ resolution }) => resolution),
    method: column.text(({ method }) => method),
    reason: column.text(({ reason }) => reason),
    qaResult: column.optional(({ qaResult }) => qaResult),
    orderId: column.text(({ orderId }) => orderId),
    orderCode: column.text(({ orderCode }) => orderCode),
    userId: column.text(({ userId }) => userId),
    phone: column.text(({ customer }) => customer.phone),
    createdById: column.text(({ createdById, userId }) => createdById ?? userId),
    courier: column.optional(({ courierName }) => courierName && fold(courierName)),
    toSendBack: column.flag(waitsForSendBack),
    hasTracking: column.flag(({ trackingNumber }) => trackingNumber !== null),
    createdAt: column.text(({ createdAt }) => createdAt),
    updatedAt: column.text(({ updatedAt }) => updatedAt),
    approvedAt: column.optional(({ approvedAt }) => approvedAt),
    qcAt: column.optional(({ qcAt }) => qcAt),
    day: column.text(({ createdAt }) => dayInVietnam(Date.parse(createdAt))),
    refundAmount: column.number(({ refundAmount }) => refundAmount),
    due: column.number(dueFor),
    isApproved: column.flag(({ approvedAt }) => approvedAt !== null),
    isOver: column.flag(({ endedAt }) => endedAt !== null),
    minutes: column.number(minutesOf),
    pieces: column.number(({ totalQuantity }) => totalQuantity),
    looked: column.number((stored) => (stored.qcAt ? piecesOf(stored, ({ quantity }) => quantity) : 0)),
    passed: column.number((stored) =>
      stored.qcAt ? piecesOf(stored, ({ passed, quantity }) => passed ?? quantity) : 0,
    ),
  },
  searched: ({ code, orderCode, items, customer, trackingNumber }) => [
    code,
    orderCode,
    customer.fullName,
    customer.phone,
    customer.phone.slice(-digitsReadOut),
    trackingNumber ?? '',
    ...items.map(({ name }) => name),
  ],
  indexes: [
    ['createdAt desc'],
    ['updatedAt desc'],
    ['approvedAt'],
    ['qcAt'],
    ['refundAmount'],
    ['status', 'createdAt'],
    ['reason', 'createdAt desc'],
    ['method', 'createdAt desc'],
    ['qaResult', 'createdAt desc'],
    ['resolution', 'createdAt desc'],
    ['hasTracking', 'createdAt desc'],
    ['toSendBack', 'createdAt desc'],
    ['courier', 'createdAt desc'],
    ['orderId', 'createdAt'],
    ['userId', 'createdAt'],
    ['orderCode'],
    ['phone'],
    ['createdById', 'createdAt'],
  ],
  rare: ['orderId', 'orderCode', 'userId', 'phone'],
  row: StoredReturn.transform(({ createdById, ...stored }): ReturnViewRow => ({
    ...stored,
    createdById: createdById ?? stored.userId,
  })).pipe(ViewRow),
});
