import { CircleAlert, Clock3, Info, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import type { Order } from '#shared/orders/order.ts';

type OrderFlag = Order['flags'][number];
import { useFormat } from '#web/platform/format/use-format.ts';
import { reasonText } from '#web/ui/status/reason-text.ts';

/** Returns the notice of a flag. A late payment that was accepted needs no further review. */
const noticeOf = (flag: OrderFlag, { paymentStatus, cancelReason }: Order) =>
  flag === 'late_payment' && paymentStatus === 'paid' && !cancelReason ? 'late_accepted' : flag;

/** Shows notices for the buyer in plain words: missing money, too much money, or a refund. */
export function OrderNotices({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { moment } = useFormat();
  const { status, flags, unpaidUntil, cancelReason, total, paidAmount, refundDue, code } = order;
  const deposit = paymentDeadlineOf(order) === 'money' ? order.deposit : undefined;
  const wanted = deposit && paidAmount < deposit.amount ? deposit.amount : total;
  const amounts = { underpaid: Math.max(0, wanted - paidAmount), refund_due: refundDue };
  const isWaiting = status === 'packing_completed' && order.deliveryType === 'warehouse_pickup';
  const lines: { key: string; icon: ReactNode; text: string }[] = [
    ...(paymentDeadlineOf(order) === 'money' && unpaidUntil
      ? [{ key: 'unpaid', icon: <Clock3 />, text: t('notice.unpaid', { at: moment(unpaidUntil) }) }]
      : []),
    ...(deposit && paidAmount < deposit.amount
      ? [
          {
            key: 'deposit',
            icon: <Clock3 />,
            text: t('notice.deposit', { amount: formatVnd(deposit.amount) }),
          },
        ]
      : []),
    ...(isWaiting ? [{ key: 'pickup', icon: <Store />, text: t('notice.pickup', { code }) }] : []),
    ...(cancelReason
      ? [
          {
            key: 'cancelled',
            icon: <Info />,
            text: t('cancelled.reason', { reason: reasonText(t, cancelReason) }),
          },
        ]
      : []),
    ...flags.map((flag) => ({
      key: flag,
      icon: <CircleAlert />,
      text: t(`notice.${noticeOf(flag, order)}`, {
        amount: formatVnd(flag === 'underpaid' || flag === 'refund_due' ? amounts[flag] : 0),
      }),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <ul
      aria-label={t('notice.label')}
      className="space-y-2.5 rounded-md border border-gold/35 bg-gold-soft px-4 py-3.5 text-sm sm:px-5"
    >
      {lines.map(({ key, icon, text }) => (
        <li
          key={key}
          className="flex gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-gold"
        >
          {icon}
          <span className="wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
