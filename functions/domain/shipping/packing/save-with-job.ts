import { type OrderEdit, saveAsShop } from '#functions/domain/orders/moving/save-change.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { jobOf } from './job-changes.ts';
import type { StoredJob } from './packing-job.ts';

type Decide = (order: StoredOrder, job: StoredJob, at: Date) => ReturnType<OrderEdit['decide']>;

/** Decides on a change of an order from its packing job, too, and saves it like `saveAsShop`. */
export const saveWithJob = (context: Context, id: string, decide: Decide): Promise<StoredOrder> =>
  saveAsShop(context, id, async (order, at) => decide(order, await jobOf(context, order), at));
