import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import { limitRateInWrite } from '#functions/platform/limits/rate-limit.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { mailBuyer } from './order-mail.ts';
import { wrongState } from '../order-state.ts';
import { type OrderName, requireOrder } from '../reading/read-orders.ts';

/** Rate limit per order, since the mailbox may not belong to the buyer. Mail per address is limited as well. */
const hourly = { calls: 2, seconds: 3600 };

/** Sends the link that confirms a cash order once more, for a buyer who lost it. */
export async function sendProofMail(context: Context, name: OrderName): Promise<void> {
  const order = await requireOrder(context, name);
  if (paymentDeadlineOf(order) !== 'proof') throw wrongState(order);
  const turn = limitRateInWrite('proof-mail', order.id, hourly, 'too-many');
  if (await context.table.write([turn.write, mailBuyer(order, 'order-to-prove')])) throw turn.refused();
}
