import type { Payment } from '#shared/payments/payment.ts';

/** What a payment looks like to the one who pays. */
export type Face =
  | 'qr'
  | 'underpaid'
  | 'redirect'
  | 'unopened'
  | 'counter'
  | 'held'
  | 'succeeded'
  | 'refunded'
  | 'expired'
  | 'superseded'
  | 'cancelled'
  | 'declined';

type PaymentFacts = Pick<
  Payment,
  'provider' | 'status' | 'reason' | 'received' | 'redirectUrl' | 'expiresAt'
>;

/** The server ends what has run out within a minute. What it still keeps open much later shows a clock that is wrong. */
const doubtMilliseconds = 3 * 60_000;

const overFor = ({ expiresAt }: Pick<Payment, 'expiresAt'>, now: number): number =>
  expiresAt === null ? -1 : now - Date.parse(expiresAt);

/** By the clock of the one who looks, as long as that can be believed. */
export const isOver = (payment: Pick<Payment, 'expiresAt'>, now: number): boolean =>
  overFor(payment, now) >= 0 && !isClockWrong(payment, now);

export const isClockWrong = (payment: Pick<Payment, 'expiresAt'>, now: number): boolean =>
  overFor(payment, now) > doubtMilliseconds;

function ended({ status, reason }: PaymentFacts): Face {
  if (reason === 'expired' || reason === 'superseded' || reason === 'held') return reason;
  return status === 'cancelled' || reason === 'cancelled' ? 'cancelled' : 'declined';
}

export function faceOf(payment: PaymentFacts, now: number): Face {
  const { provider, status, reason, received, redirectUrl } = payment;
  if (status === 'succeeded' || status === 'refunded') return status;
  if (status === 'failed' || status === 'cancelled') return ended(payment);
  if (provider === null) return 'counter';
  if (reason === 'held') return 'held';
  if (isOver(payment, now)) return 'expired';
  if (provider !== 'vietqr') return redirectUrl ? 'redirect' : 'unopened';
  return received > 0 ? 'underpaid' : 'qr';
}

/** Money that came for a payment which had ended: it is kept for this order, and a person looks at it. */
export const cameLate = ({ status, received }: Pick<Payment, 'status' | 'received'>): boolean =>
  (status === 'failed' || status === 'cancelled') && received > 0;

/** Counted after all, though the code had run out. */
export const wasLate = ({ succeededAt, expiresAt }: Pick<Payment, 'succeededAt' | 'expiresAt'>): boolean =>
  succeededAt !== null && expiresAt !== null && succeededAt > expiresAt;

/** More than a deposit pays the rest as well. */
export const surplusOf = ({
  status,
  received,
  amount,
  isDeposit,
}: Pick<Payment, 'status' | 'received' | 'amount' | 'isDeposit'>) =>
  status === 'succeeded' && !isDeposit ? Math.max(0, received - amount) : 0;
