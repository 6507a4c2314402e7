import * as z from 'zod';
import { defineEvent, differs } from './define-event.ts';

/** A customer's record was erased on request; their orders and notes must be anonymised next. */
export const customerErased = defineEvent('customer.erased', {
  says: { customerId: z.string(), erasedAt: z.string() },
  when: {
    customer: (change) =>
      differs(change, 'erasedAt') &&
      typeof change.after['erasedAt'] === 'string' && { ...change.after, customerId: change.after['id'] },
  },
  queues: ['customers'],
});
