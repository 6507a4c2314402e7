import * as z from 'zod';
import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';
import { orderKeys } from './order-keys.ts';
import { orderRecord, StoredOrder } from './order-record.ts';

/** Adds the index key of orders with a refund due, which older items lack. */
export const fillPaybacks: Rewrite = {
  name: 'orders-that-owe',
  entities: ['order'],
  today(item) {
    const { data: order } = StoredOrder.safeParse(item);
    if (!order || item['gsi1pk'] !== undefined) return item;
    const { gsi1pk, gsi1sk } = orderRecord.item(order);
    return gsi1pk === undefined ? item : { ...item, gsi1pk, gsi1sk };
  },
};

const Head = z.object({ id: z.string(), userId: z.string(), createdAt: z.string() });

/** Adds the index key of members' orders, which older items lack. Guests' orders are found by other keys. */
export const ordersByMember: Rewrite = {
  name: 'orders-by-member',
  entities: ['order'],
  today(item) {
    const { data: head } = Head.safeParse(item);
    return head ? { ...item, ...orderKeys.byMember(head.userId, head.createdAt, head.id) } : item;
  },
};
