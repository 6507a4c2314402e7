import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';
import { Due, dueItem } from './due-items.ts';

/** Moves due items from the time when each kind had a single partition. */
export const duesInLanes: Rewrite = {
  name: 'dues-in-lanes',
  entities: ['due'],
  today(item) {
    const { data: due } = Due.safeParse(item);
    return due ? { ...item, ...dueItem(due) } : item;
  },
};
