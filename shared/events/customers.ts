import * as z from 'zod';
import { defineEvent, differs } from './define-event.ts';

/** Somebody asked to be forgotten, and their record is: what their orders and notes say of them is to follow. */
export const customerErased = defineEvent('customer.erased', {
  says: { customerId: z.string(), erasedAt: z.string() },
  when: {
    customer: (change) =>
      differs(change, 'erasedAt') &&
      typeof change.after['erasedAt'] === 'string' && { ...change.after, customerId: change.after['id'] },
  },
  queues: ['customers'],
});
