import { describe, expect, it } from 'vitest';
import {
  afterPaymentEvent,
  type PaymentEvent,
  paymentEvents,
  PaymentStatus,
} from '#shared/payments/payment-status.ts';

/*
 * Every event from every state, written out by hand: what is not foreseen here is a hole. A letter is the state after,
 * `-` nothing, and the columns stand in this order:
 */
const letters: Record<PaymentStatus, string> = {
  created: 'c',
  pending: 'p',
  succeeded: 's',
  failed: 'f',
  cancelled: 'x',
  refunded: 'r',
};
const statuses = Object.keys(letters) as PaymentStatus[];

// prettier-ignore
const table: Record<PaymentEvent, string> = {
  //           c p s f x r
  'open':     'p - - - - -',
  'succeed':  's s - s s -',
  // A refusal after the money is no refusal.
  'refuse':   'f f - - - -',
  'doubt':    'c p - - - -',
  'expire':   'f f - - - -',
  'give-up':  'x x - - - -',
  // Only what paid can be found to be another's.
  'take-off': '- - f - - -',
  'pay-back': '- - r - - -',
};

describe('what becomes of an attempt to pay', () => {
  it('is written out for every state there is', () => {
    expect(statuses.toSorted()).toEqual([...PaymentStatus.options].sort());
  });

  it.each(Object.keys(paymentEvents) as PaymentEvent[])('%s', (event) => {
    const row = statuses.map((from) => {
      const to = afterPaymentEvent(from, event);
      return to ? letters[to] : '-';
    });
    expect(row.join(' ')).toBe(table[event]);
  });
});
