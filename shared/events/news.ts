import * as z from 'zod';
import { type Change, defineEvent, differs } from './define-event.ts';

const isEvent = (item: Change['before']): boolean => item?.['category'] === 'event';

/** An event takes place at another time than before, or no longer, or again. */
export const eventChanged = defineEvent('event.changed', {
  says: { newsId: z.string() },
  when: {
    news: (change) =>
      change.before &&
      (isEvent(change.before) || isEvent(change.after)) &&
      differs(change, 'date', 'isCancelled', 'category', 'status') && { newsId: change.after['id'] },
  },
  queues: ['notify'],
  group: ({ newsId }) => newsId,
});
