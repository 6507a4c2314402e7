import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paymentDeadlineOf, coverOf } from '#shared/orders/order-cover.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { reasonText } from '#web/ui/status/reason-text.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

const flagsToSay = ['underpaid', 'held', 'late_payment', 'surplus'] as const;

/** Warnings that staff have to read before they act on an order. */
export function OrderStandings({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('staffOrders');
  const { t: say } = useTranslation('orders');
  const { moment, vnd } = useFormat();
  const { unpaidUntil, cancelReason, status, refundDue, missing, flags, deposit } = order;
  const links = [
    { key: 'into', orders: order.mergedInto ? [order.mergedInto] : [] },
    { key: 'from', orders: order.mergedFrom ?? [] },
  ] as const;
  const awaits = paymentDeadlineOf(order);
  const isUnsure = status === 'confirmed' && coverOf(order) === undefined;
  return (
    <div className="space-y-3 empty:hidden">
      {awaits && unpaidUntil && (
        <Notice tone="gold" title={t(`standing.${awaits}`)}>
          {t('standing.until', { at: moment(unpaidUntil) })}
        </Notice>
      )}
      {awaits === 'money' && deposit && (
        <Notice tone="gold" title={t('standing.deposit', { amount: vnd(deposit.amount) })}>
          {t(`standing.depositWhy.${deposit.why}`)}
        </Notice>
      )}
      {isUnsure && <Notice tone="gold" title={t('standing.unsure')} />}
      {refundDue > 0 && <Notice tone="gold" title={t('standing.refund', { amount: vnd(refundDue) })} />}
      {flagsToSay
        .filter((flag) => flags.includes(flag))
        .map((flag) => (
          <Notice key={flag} tone="sky" title={t(`standing.flag.${flag}`, { amount: vnd(missing) })} />
        ))}
      {links.map(({ key, orders }) =>
        orders.length === 0 ? null : (
          <p key={key} className="text-sm text-ink-2">
            {t(`merge.${key}`)}{' '}
            {orders.map(({ id, code }) => (
              <Link
                key={id}
                to="/admin/e-commerce/orders/$id"
                params={{ id }}
                className="mr-2 font-semibold text-ink tabular-nums hover:underline"
              >
                {code}
              </Link>
            ))}
          </p>
        ),
      )}
      {cancelReason !== null && (
        <Notice tone="sky" title={t('standing.cancelled')}>
          {t('standing.reason', { reason: reasonText(say, cancelReason) })}
        </Notice>
      )}
    </div>
  );
}
