import { AppError } from '#shared/contract/errors.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { limitRateInWrite } from '#functions/platform/limits/rate-limit.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { changeOrder } from './change-order.ts';
import { mailBuyer } from './order-mail.ts';
import type { StoredOrder } from '../order-record.ts';
import { wrongState } from '../order-state.ts';
import { type OrderName, requireOrder } from '../reading/read-orders.ts';

/** Rate limit per order: one reminder a day, whoever sends it. */
const daily = { calls: 1, seconds: 24 * 3600 };

/** Reminds a buyer on credit who has not paid yet: until when to pay, and how. */
export async function remindOfCredit(context: Context, name: OrderName): Promise<StoredOrder> {
  const order = await requireOrder(context, name);
  if (!order.credit) throw wrongState(order);
  const at = context.now();
  const credit = { ...order.credit, remindedAt: at.toISOString() };
  const { after, writes } = changeOrder(order, { credit }, [], at);
  const turn = limitRateInWrite('credit-reminder', order.id, daily, 'too-many');
  const [year, month, day] = dayInVietnam(Date.parse(order.credit.dueAt)).split('-');
  const mail = mailBuyer(after, 'credit-due', `${day}/${month}/${year}`);
  const refusal = await context.table.write([turn.write, ...writes, mail]);
  if (refusal === 'too-many') throw turn.refused();
  if (refusal) throw new AppError('STALE_STATE');
  return after;
}
