/**
 * Keys of refunds, listed by what each of them finds.
 *
 *   one refund, its events and attempts  pk REFUND#<id>            sk HEAD | EVENT#<event> | ATTEMPT#<number>
 *   refund with a code                   pk REFUND-CODE#<code>     sk CLAIM
 *   running refund of a payment          pk REFUND-LOCK#<payment>  sk LOCK
 *   an order's refunds, oldest first     gsi2 REFUNDS-OF#<order>   <id>
 *   attempts by outcome, oldest first    gsi1 REFUND-TRIES#<how>   <moment>#<refund>
 *   all refunds, filtered and sorted     the view `refunds`, fed by the heads
 */
export const refundKeys = {
  partition: (id: string) => `REFUND#${id}`,
  head: (id: string) => ({ pk: `REFUND#${id}`, sk: 'HEAD' }),
  event: (id: string, eventId: string) => ({ pk: `REFUND#${id}`, sk: `EVENT#${eventId}` }),
  eventPrefix: 'EVENT#',
  attempt: (id: string, attempt: number) => ({
    pk: `REFUND#${id}`,
    sk: `ATTEMPT#${String(attempt).padStart(4, '0')}`,
  }),
  attemptPrefix: 'ATTEMPT#',
  code: (code: string) => ({ pk: `REFUND-CODE#${code}`, sk: 'CLAIM' }),
  lock: (paymentId: string) => ({ pk: `REFUND-LOCK#${paymentId}`, sk: 'LOCK' }),
  ofOrder: (orderId: string) => `REFUNDS-OF#${orderId}`,
  byOrder: (orderId: string, id: string) => ({ gsi2pk: `REFUNDS-OF#${orderId}`, gsi2sk: id }),
  tries: (how: 'failed' | 'succeeded') => `REFUND-TRIES#${how}`,
  byEnd: (how: 'failed' | 'succeeded', at: string, id: string) => ({
    gsi1pk: `REFUND-TRIES#${how}`,
    gsi1sk: `${at}#${id}`,
  }),
};

export const refundFeed = { name: 'refunds', shards: 1 };
