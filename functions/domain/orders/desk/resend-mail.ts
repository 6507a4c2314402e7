import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import { maskEmail } from '#shared/values/mask.ts';
import type { OrderMailTemplate } from '#functions/domain/mail/order-mail-content.ts';
import { limitRateInWrite } from '#functions/platform/limits/rate-limit.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { mailBuyer } from '../moving/order-mail.ts';
import type { StoredOrder } from '../order-record.ts';
import { requireShopOrder } from '../reading/read-orders.ts';

/** Rate limit per order, so that impatient staff do not flood the buyer's mailbox. */
const hourly = { calls: 3, seconds: 3600 };

const templates: Record<StoredOrder['status'], OrderMailTemplate> = {
  draft: 'order-placed',
  confirmed: 'order-placed',
  packing: 'order-placed',
  packing_completed: 'order-placed',
  delivering: 'order-delivering',
  shipped: 'order-delivering',
  completed: 'order-completed',
  cancelled: 'order-cancelled',
  refunded: 'order-refunded',
  returned: 'order-returned',
};

/** Chooses the mail that fits the order's state; a new order that is paid gets the payment mail. */
function templateOf(order: StoredOrder): OrderMailTemplate {
  if (paymentDeadlineOf(order) === 'proof') return 'order-to-prove';
  const template = templates[order.status];
  return template === 'order-placed' && order.paymentStatus === 'paid' ? 'order-paid' : template;
}

/** Sends the mail about an order once more, for a buyer who lost it. */
export async function resendMail(context: Context, id: string): Promise<{ sentTo: string }> {
  const order = await requireShopOrder(context, id);
  const turn = limitRateInWrite('order-mail', id, hourly, 'too-many');
  if (await context.table.write([turn.write, mailBuyer(order, templateOf(order))])) throw turn.refused();
  return { sentTo: maskEmail(order.customer.email) };
}
