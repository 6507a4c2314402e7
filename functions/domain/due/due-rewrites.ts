import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';
import { Due, dueItem } from './due-items.ts';

/** From when all that is due of a kind lay in one partition. */
export const duesInLanes: Rewrite = {
  name: 'dues-in-lanes',
  entities: ['due'],
  today(item) {
    const { data: due } = Due.safeParse(item);
    return due ? { ...item, ...dueItem(due) } : item;
  },
};
