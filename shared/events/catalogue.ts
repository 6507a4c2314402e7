import * as z from 'zod';
import { defineEvent, differs } from './define-event.ts';

/** What products say of the category, the business and the brand they are filed under is no longer so. */
export const filingChanged = defineEvent('filing.changed', {
  says: { kind: z.enum(['category', 'business', 'brand']), place: z.string() },
  when: {
    category: (change) =>
      change.before &&
      differs(change, 'name', 'slug', 'group', 'parentId') && {
        kind: 'category',
        place: change.after['id'],
      },
    business: (change) =>
      change.before &&
      differs(change, 'name', 'slug', 'verified') && { kind: 'business', place: change.after['id'] },
    brand: (change) =>
      change.before && differs(change, 'name') && { kind: 'brand', place: change.after['id'] },
  },
  queues: ['filing'],
});
