import * as z from 'zod';
import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';
import { orderKeys } from './order-keys.ts';

const Head = z.object({ id: z.string(), userId: z.string(), createdAt: z.string() });

/** From before members' orders were read by key. A guest's is found by other ways. */
export const ordersByMember: Rewrite = {
  name: 'orders-by-member',
  entities: ['order'],
  today(item) {
    const { data: head } = Head.safeParse(item);
    return head ? { ...item, ...orderKeys.byMember(head.userId, head.createdAt, head.id) } : item;
  },
};
