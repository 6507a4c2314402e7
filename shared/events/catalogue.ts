import * as z from 'zod';
import { defineEvent, differs } from './define-event.ts';

/** Products contain outdated data of their category, business or brand. */
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
