import { useTranslation } from 'react-i18next';
import { awaitedBy, coverOf } from '#shared/orders/order-cover.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { reasonText } from '#web/ui/status/cancel-reason.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

const flagsToSay = ['underpaid', 'held', 'late_payment', 'surplus'] as const;

/** What somebody has to know before they do anything with an order. */
export function OrderStandings({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('staffOrders');
  const { t: say } = useTranslation('orders');
  const { moment, vnd } = useFormat();
  const { unpaidUntil, cancelReason, status, refundDue, missing, flags } = order;
  const awaits = awaitedBy(order);
  const isUnsure = status === 'confirmed' && coverOf(order) === undefined;
  return (
    <div className="space-y-3 empty:hidden">
      {awaits && unpaidUntil && (
        <Notice tone="gold" title={t(`standing.${awaits}`)}>
          {t('standing.until', { at: moment(unpaidUntil) })}
        </Notice>
      )}
      {isUnsure && <Notice tone="gold" title={t('standing.unsure')} />}
      {refundDue > 0 && <Notice tone="gold" title={t('standing.refund', { amount: vnd(refundDue) })} />}
      {flagsToSay
        .filter((flag) => flags.includes(flag))
        .map((flag) => (
          <Notice key={flag} tone="sky" title={t(`standing.flag.${flag}`, { amount: vnd(missing) })} />
        ))}
      {cancelReason !== null && (
        <Notice tone="sky" title={t('standing.cancelled')}>
          {t('standing.reason', { reason: reasonText(say, cancelReason) })}
        </Notice>
      )}
    </div>
  );
}
