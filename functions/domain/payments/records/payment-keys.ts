import { partsOf } from '#shared/payments/payment-id.ts';

/**
 * Keys of payments, listed by what each of them finds.
 *
 *   attempts to pay an order, in sequence       pk ORDER#<order>         sk PAYMENT#<attempt>
 *   attempt with a payment code                 pk PAYMENT-CODE#<code>   sk CLAIM
 *   one notice of a provider, with its verdict  pk NOTICE#<notice>       sk NOTICE
 *   claim on money that was counted             pk MONEY#<transaction>   sk CLAIM
 *   notices of an order, oldest first           gsi2 NOTICES-OF#<order>  <moment>
 *   carrier's statement, with its payout        pk CARRIER-STATEMENT#<statement>  sk HEAD
 *   statements whose money was not found yet    gsi1 CARRIER-STATEMENTS#open      <moment>#<statement>
 *   all attempts, filtered and sorted           the view `payments`
 *   all notices, filtered and sorted            the view `notices`
 */
const attemptPrefix = 'PAYMENT#';
const attemptDigits = 3;
export const moneyPrefix = 'MONEY#';

export const paymentKeys = {
  partition: (orderId: string) => `ORDER#${orderId}`,
  attempts: attemptPrefix,
  payment(paymentId: string) {
    const { orderId, attempt } = partsOf(paymentId);
    return { pk: `ORDER#${orderId}`, sk: attemptPrefix + attempt };
  },
  code: (code: string) => ({ pk: `PAYMENT-CODE#${code}`, sk: 'CLAIM' }),
  notice: (id: string) => ({ pk: `NOTICE#${id}`, sk: 'NOTICE' }),
  money: (transaction: string) => ({ pk: `${moneyPrefix}${transaction}`, sk: 'CLAIM' }),
  noticesOf: (orderId: string) => `NOTICES-OF#${orderId}`,
  byOrder: (orderId: string, at: string) => ({ gsi2pk: `NOTICES-OF#${orderId}`, gsi2sk: at }),
  statement: (id: string) => ({ pk: `CARRIER-STATEMENT#${id}`, sk: 'HEAD' }),
  openStatements: 'CARRIER-STATEMENTS#open',
  amongOpen: (at: string, id: string) => ({ gsi1pk: 'CARRIER-STATEMENTS#open', gsi1sk: `${at}#${id}` }),
};

export const paymentFeed = { name: 'payments', shards: 2 };
export const noticeFeed = { name: 'notices', shards: 2 };

/** Maximum number of attempts for one order. No real shopper needs more. */
export const maxAttempts = 200;

export const paymentIdOf = (orderId: string, attempt: number): string =>
  `${orderId}-${String(attempt).padStart(attemptDigits, '0')}`;

/**
 * Id of a payment that staff took without an open attempt. It contains the order's version, because staff take
 * money once per version, in several parts if it was handed over in several ways. These payments are not
 * attempts.
 */
export const handPaymentIdOf = ({ id, version }: { id: string; version: number }, part = 0): string =>
  `${id}-C${String(version).padStart(5, '0')}${part > 0 ? `-${part}` : ''}`;

/** Returns the number that follows the order's last attempt. */
export const nextAttempt = (lastPaymentId: string | null): number =>
  lastPaymentId === null ? 1 : Number(partsOf(lastPaymentId).attempt) + 1;
