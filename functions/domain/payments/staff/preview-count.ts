import type { CountEffect } from '#shared/payments/notices.contract.ts';
import { depositMissing, missingOf } from '#functions/domain/orders/order-money.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { isOver } from '../records/payable-order.ts';
import { countMoney, type NamedPayment, reviveNamed } from '../settling/count-money.ts';
import type { MoneyContent } from '../settling/decide-money.ts';

/** Says what counting money for an order would do, by the very rules that count it; nothing is written. */
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
  if (isOver(order)) return { kind: order.status === 'cancelled' ? 'cancelled' : 'closed', amount: surplus };
  if (surplus >= amount) return { kind: 'surplus', amount: surplus };
  if (missing > 0) return { kind: 'short', amount: missing };
  const rest = missingOf(order) - amount;
  if (depositMissing(order) > 0 && rest > 0) return { kind: 'deposit', amount: rest };
  return surplus > 0 ? { kind: 'over', amount: surplus } : { kind: 'pays', amount };
}
