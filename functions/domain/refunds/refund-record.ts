import * as z from 'zod';
import { Refund, type RefundAttempt, RefundEvent } from '#shared/refunds/refund.ts';
import { refundMayBecome, type RefundStatus } from '#shared/refunds/refund-choices.ts';
import { AppError } from '#shared/contract/errors.ts';
import { asIs } from '#functions/platform/records/told-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { refundFeed, refundKeys } from './refund-keys.ts';

/** A refund as the table keeps it. */
export const StoredRefund = Refund.extend({
  /** Of the order it belongs to, for whoever looks through refunds. */
  saleChannelId: z.string(),
  warehouseId: z.string().nullable().default(null),
  /** What the provider is asked under: the same until it is known what became of it. */
  requestKey: z.string().nullable(),
  /** When the provider is asked next. */
  askedAt: z.string().nullable(),
  /** Since when it goes by that name. */
  begunAt: z.string().nullable(),
  /** What told of the surplus it is the last of, beside the notice it was made for. */
  closes: z.array(z.string()).default([]),
});
export type StoredRefund = z.infer<typeof StoredRefund>;

/** The refusal of a change made on what somebody else has changed meanwhile. */
export const staleRefund = 'refund-moved';

const digits = (value: number, length: number) => String(value).padStart(length, '0');

export const refundRecord = versioned({
  entity: 'refund',
  schema: StoredRefund,
  key: ({ id }: { id: string }) => refundKeys.head(id),
  version: 'version',
  stale: staleRefund,
  places: ({ orderId, id }) => ({ ...(orderId && refundKeys.byOrder(orderId, id)) }),
  feed: refundFeed,
  activity: {
    of: 'refund',
    told: {
      status: (status) => `refund_${status}`,
      reference: asIs,
      error: asIs,
      decidedReason: asIs,
    },
  },
  story: {
    entity: 'refund-event',
    schema: RefundEvent,
    key: refundKeys.event,
    idOf: ({ version }, place) => digits(version, 6) + digits(place, 2),
  },
});

export const wrongState = ({ status }: Pick<StoredRefund, 'status'>): AppError =>
  new AppError('REFUND_STATE', { params: { status: `refund-${status}` } });

export function requireMayBecome(refund: StoredRefund, status: RefundStatus): void {
  if (!refundMayBecome(refund.status, status)) throw wrongState(refund);
}

/** A try as the table keeps it; found by how it ended. */
export function attemptItem(attempt: RefundAttempt): Item {
  const { status, refundId, createdAt } = attempt;
  const isOver = status === 'failed' || status === 'succeeded';
  return {
    ...refundKeys.attempt(refundId, attempt.attempt),
    ...(isOver && refundKeys.byEnd(status, createdAt, refundId)),
    entity: 'refund-attempt',
    ...attempt,
  };
}

/** All notices whose money it has. */
export const noticesOf = ({ noticeId, closes }: Pick<StoredRefund, 'noticeId' | 'closes'>): string[] => [
  ...(noticeId ? [noticeId] : []),
  ...closes,
];

/** Sends money back only once: it is on its way, or sent. */
export const isUnderWay = ({ status }: Pick<StoredRefund, 'status'>): boolean => status === 'processing';

export type AttemptOutcome = z.infer<typeof RefundAttempt>['status'];
