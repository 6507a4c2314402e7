import * as z from 'zod';
import { type StaffName, viewingSeconds } from '#shared/orders/order-desk.contract.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { put, update } from '#functions/platform/table/table-operations.ts';
import { orderKeys } from '../order-keys.ts';
import { requireShopOrder } from '../reading/read-orders.ts';
import { staffNames } from './staff-names.ts';

const Viewer = z.object({ userId: z.string(), until: z.string() });
const maxViewers = 20;

/** Marks an order as being viewed by a staff member for a while, and returns the other current viewers. */
export async function viewOrder(
  context: Context,
  { id, userId, isHere }: { id: string; userId: string; isHere: boolean },
): Promise<StaffName[]> {
  const { table, now } = context;
  await requireShopOrder(context, id);
  const at = now();
  const seconds = isHere ? viewingSeconds : 0;
  const seen = {
    entity: 'order-viewer',
    orderId: id,
    userId,
    seenAt: at.toISOString(),
    /** Set to now on leaving, instead of a delete, so that leaving is announced like arriving. */
    until: new Date(at.getTime() + seconds * 1000).toISOString(),
    expiresAt: secondsAfter(at, viewingSeconds),
  };
  const key = orderKeys.viewer(id, userId);
  await table.write([
    isHere ? put({ ...key, ...seen }) : update(key, { set: seen }, { refusal: 'never-came' }),
  ]);
  const asked = { pk: orderKeys.partition(id), startsWith: 'VIEWER#', limit: maxViewers };
  const { items } = await table.list(asked, Viewer);
  const others = items.filter((one) => one.userId !== userId && one.until > at.toISOString());
  const nameOf = await staffNames(
    table,
    others.map((one) => one.userId),
  );
  return others.map((one) => nameOf(one.userId));
}
