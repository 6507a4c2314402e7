import type { Payment } from '#shared/payments/payment.ts';

/** Display states of a payment for the buyer. */
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

/** Expired payments end within a minute: one still open this much later means a wrong clock. */
const doubtMilliseconds = 3 * 60_000;

const overFor = ({ expiresAt }: Pick<Payment, 'expiresAt'>, now: number): number =>
  expiresAt === null ? -1 : now - Date.parse(expiresAt);

/** Tells whether the time has run out, by the reader's clock unless that is wrong. */
const isOver = (payment: Pick<Payment, 'expiresAt'>, now: number): boolean =>
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

/** Tells whether money arrived after the payment had ended: it is kept for this order, and staff check it. */
export const isPaidLate = ({ status, received }: Pick<Payment, 'status' | 'received'>): boolean =>
  (status === 'failed' || status === 'cancelled') && received > 0;

/** Tells whether the payment was accepted although the code had expired. */
export const wasPaidLate = ({
  succeededAt,
  expiresAt,
}: Pick<Payment, 'succeededAt' | 'expiresAt'>): boolean =>
  succeededAt !== null && expiresAt !== null && succeededAt > expiresAt;

/** Returns the surplus. A deposit has none, because additional money pays the rest of the order. */
export const surplusOf = ({
  status,
  received,
  amount,
  isDeposit,
}: Pick<Payment, 'status' | 'received' | 'amount' | 'isDeposit'>) =>
  status === 'succeeded' && !isDeposit ? Math.max(0, received - amount) : 0;
