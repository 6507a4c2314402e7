import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { Order } from '#shared/orders/order.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { methodName } from '#web/ui/status/method-name.ts';

/** Returns the payment status as far as known: cash handed over must be confirmed by the shop. */
function standingOf({ paymentStatus, paymentMethod, status, flags }: Order) {
  if (paymentStatus !== 'processing') return paymentStatus;
  if (flags.includes('on_credit')) return 'on_credit';
  return status === 'completed' && paymentMethod === 'cash' ? 'awaiting_cash' : paymentStatus;
}

export function OrderTotalsCard({ order, action }: { order: Order; action?: ReactNode }) {
  const { t } = useTranslation('orders');
  const { paymentMethod, shippingFee, paidAmount, refundDue, exchange } = order;
  return (
    <Card className="space-y-4">
      <h2 className="text-base font-bold">{t('totals.title')}</h2>
      <dl className="space-y-2 text-sm tabular-nums">
        <Row label={t('totals.subtotal', { count: order.totalQuantity })}>{formatVnd(order.subtotal)}</Row>
        <Row label={t('totals.shipping')} good={shippingFee === 0}>
          {shippingFee === 0 ? t('totals.free') : formatVnd(shippingFee)}
        </Row>
        {order.vouchers.map(({ id, code, discountAmount }) => (
          <Row key={id} label={t('totals.voucher', { code })} good>
            −{formatVnd(discountAmount)}
          </Row>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3.5">
          <dt className="text-base font-bold">{t('totals.total')}</dt>
          <dd className="text-xl font-bold text-brand">{formatVnd(order.total)}</dd>
        </div>
      </dl>
      {order.tax > 0 && (
        <p className="-mt-2 text-right text-xs text-ink-2">
          {t('totals.tax', { amount: formatVnd(order.tax) })}
        </p>
      )}
      <dl className="space-y-2 border-t border-line pt-4 text-sm">
        <Row label={t('totals.method')}>{t(`method.${methodName(paymentMethod, order)}`)}</Row>
        <Row label={t('totals.state')} good={order.paymentStatus === 'paid'}>
          {t(`paymentStatus.${standingOf(order)}`)}
        </Row>
        {exchange && (
          <Row label={t('totals.exchange', { code: exchange.returnCode })}>{formatVnd(exchange.carried)}</Row>
        )}
        {paidAmount > 0 && paidAmount !== order.total && (
          <Row label={t('totals.paid')}>{formatVnd(paidAmount)}</Row>
        )}
        {refundDue > 0 && <Row label={t('totals.refund')}>{formatVnd(refundDue)}</Row>}
      </dl>
      {action}
    </Card>
  );
}

function Row({ label, good, children }: { label: ReactNode; good?: boolean; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className={clsx('text-right', good ? 'font-semibold text-jade' : 'font-medium')}>{children}</dd>
    </div>
  );
}
