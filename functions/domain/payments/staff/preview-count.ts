import { AppError } from '#shared/contract/errors.ts';
import type { CountEffect, CountPreview } from '#shared/payments/notices.contract.ts';
import { depositMissing, missingOf } from '#functions/domain/orders/order-money.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { isClosed } from '../records/payable-order.ts';
import { countMoney, type NamedPayment, reviveNamed } from '../settling/count-money.ts';
import type { MoneyContent } from '../settling/decide-money.ts';
import { toMoneyOrder } from './money-order.ts';
import { contentOf, mayCount, requireNamedOrder, requireNotice } from './require-notice.ts';

/** Previews what counting money for an order would do, by the same rules, without a write. */
export async function previewCount(
  context: Context,
  { amount, transaction }: Pick<MoneyContent, 'amount' | 'transaction'>,
  named: NamedPayment,
): Promise<CountEffect> {
  const at = context.now();
  const money = { amount, transaction, noticeId: '' };
  const { order } = named;
  const revived = await reviveNamed(context, { money, named: [named], at });
  if (revived) {
    const { refundDue } = revived.after;
    return refundDue > 0 ? { kind: 'revives-over', amount: refundDue } : { kind: 'revives', amount };
  }
  const { surplus, missing } = countMoney(money, [named], at);
  if (isClosed(order))
    return { kind: order.status === 'cancelled' ? 'cancelled' : 'closed', amount: surplus };
  if (surplus >= amount) return { kind: 'surplus', amount: surplus };
  if (missing > 0) return { kind: 'short', amount: missing };
  const rest = missingOf(order) - amount;
  if (depositMissing(order) > 0 && rest > 0) return { kind: 'deposit', amount: rest };
  return surplus > 0 ? { kind: 'over', amount: surplus } : { kind: 'pays', amount };
}

/** Previews the counting for an order that a person names. It is refused whenever the counting would be. */
export async function previewNamed(
  context: Context,
  { id, order: name }: { id: string; order: string },
): Promise<CountPreview> {
  const notice = await requireNotice(context, id);
  const content = contentOf(notice);
  if (content.kind !== 'money' || !mayCount(notice, content)) throw new AppError('NOTICE_STATE');
  const named = await requireNamedOrder(context, name);
  return { ...toMoneyOrder(named.order), effect: await previewCount(context, content, named) };
}
