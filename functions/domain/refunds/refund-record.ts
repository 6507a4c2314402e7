import * as z from 'zod';
import { Refund, type RefundAttempt, RefundEvent } from '#shared/refunds/refund.ts';
import { refundMayBecome, type RefundStatus } from '#shared/refunds/refund-choices.ts';
import { AppError } from '#shared/contract/errors.ts';
import { asIs } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { refundFeed, refundKeys } from './refund-keys.ts';

/** Stored refund. */
export const StoredRefund = Refund.extend({
  /** Copied from the order, for filters in lists of refunds. */
  saleChannelId: z.string(),
  warehouseId: z.string().nullable().default(null),
  /** Idempotency key for the provider. It stays the same until the outcome is known. */
  requestKey: z.string().nullable(),
  /** Time of the next query to the provider. */
  askedAt: z.string().nullable(),
  /** Time since when this request key is used. */
  begunAt: z.string().nullable(),
  /** Further surplus notices that this refund closes, besides the one it was made for. */
  closes: z.array(z.string()).default([]),
});
export type StoredRefund = z.infer<typeof StoredRefund>;

/** Refusal of a change that is based on an outdated version. */
const staleRefund = 'refund-moved';

const digits = (value: number, length: number) => String(value).padStart(length, '0');

export const refundRecord = versioned({
  entity: 'refund',
  schema: StoredRefund,
  key: ({ id }: { id: string }) => refundKeys.head(id),
  version: 'version',
  stale: staleRefund,
  missing: 'REFUND_NOT_FOUND',
  indexKeys: ({ orderId, id }) => ({ ...(orderId && refundKeys.byOrder(orderId, id)) }),
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

/** Builds the stored item of an attempt. Ended attempts are indexed by their outcome. */
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

/** Returns all notices whose money the refund has. */
export const noticesOf = ({ noticeId, closes }: Pick<StoredRefund, 'noticeId' | 'closes'>): string[] => [
  ...(noticeId ? [noticeId] : []),
  ...closes,
];

/** Tells whether the refund is being processed and so must not be sent again. */
export const isProcessing = ({ status }: Pick<StoredRefund, 'status'>): boolean => status === 'processing';
