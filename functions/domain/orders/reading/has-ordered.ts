import * as z from 'zod';
import type { Context } from '#functions/platform/table/context.ts';
import { orderKeys } from '../order-keys.ts';

/** Whether a member has ever placed an order, whatever became of it. */
export async function hasOrdered({ table }: Context, userId: string): Promise<boolean> {
  const asked = { index: 'gsi2', pk: orderKeys.member(userId), limit: 1 } as const;
  const { items } = await table.query(asked, z.object({ id: z.string() }));
  return items.length > 0;
}
