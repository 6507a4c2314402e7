import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { StaffName } from '#shared/orders/order-desk.contract.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { methodName } from '#web/ui/status/method-name.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { type Sum, Sums } from '#web/ui/record/sums.tsx';
import { useNameOf } from '../hooks/use-name-of.ts';
import { MoneyBadge } from './money-badge.tsx';

type Props = { order: StaffOrder; people: readonly StaffName[] };

/** Total of an order, what was paid, what is still due, and what is refunded. */
export function OrderMoney({ order, people }: Props) {
  const { t } = useTranslation(['staffOrders', 'orders']);
  return (
    <Card>
      <CardHeader title={t('money.title')} action={<MoneyBadge order={order} />} />
      <Sums lines={useLines(order)} due={useDue(order)} note={useNote(order)} />
      <ReplacedReturn order={order} />
      <Paybacks order={order} />
      <CreditNote order={order} people={people} />
    </Card>
  );
}

/** For an exchange order: links to the return that it replaces. */
function ReplacedReturn({ order: { exchange, replaces } }: { order: StaffOrder }) {
  const { t } = useTranslation('staffOrders');
  const of = exchange ?? replaces;
  if (!of) return null;
  return (
    <Link
      to="/admin/e-commerce/returns/requests/$id"
      params={{ id: of.returnId }}
      className="mt-3 block text-sm font-medium text-brand hover:underline"
    >
      {t('exchange.of', { code: of.returnCode })}
    </Link>
  );
}

function useLines(order: StaffOrder): Sum[] {
  const { t } = useTranslation('staffOrders');
  const { subtotal, shippingFee, total, paidAmount, refundedAmount, vouchers, discount, totalQuantity } =
    order;
  const carriedHere = order.exchange?.carried ?? 0;
  const carriedOn = order.paybacks.reduce((sum, { amount, carriedTo }) => sum + (carriedTo ? amount : 0), 0);
  return [
    { key: 'subtotal', label: t('money.subtotal', { count: totalQuantity }), amount: subtotal },
    { key: 'shipping', label: t('money.shipping'), amount: shippingFee },
    ...vouchers.map(({ id, code, discountAmount }) => ({
      key: id,
      label: t('money.voucher', { code }),
      amount: -discountAmount,
      kind: 'off' as const,
    })),
    ...(discount
      ? [
          {
            key: 'discount',
            label: t('money.discount', { reason: discount.reason }),
            amount: -discount.amount,
            kind: 'off' as const,
          },
        ]
      : []),
    { key: 'total', label: t('money.total'), amount: total, kind: 'total' },
    ...(carriedHere > 0
      ? [{ key: 'credit', label: t('exchange.credit'), amount: -carriedHere, kind: 'off' as const }]
      : []),
    ...(paidAmount > carriedHere
      ? [{ key: 'paid', label: t('money.paid'), amount: carriedHere - paidAmount, kind: 'off' as const }]
      : []),
    ...(refundedAmount > carriedOn
      ? [{ key: 'refunded', label: t('money.refunded'), amount: refundedAmount - carriedOn }]
      : []),
    ...(carriedOn > 0 ? [{ key: 'carried', label: t('money.carried'), amount: carriedOn }] : []),
  ];
}

/** The amount that staff have to act on: refund it, or collect it. */
function useDue({ refundDue, missing }: StaffOrder): Sum {
  const { t } = useTranslation('staffOrders');
  if (refundDue > 0) return { key: 'due', label: t('money.toPayBack'), amount: refundDue };
  return { key: 'due', label: t('money.missing'), amount: missing };
}

function useNote({ paymentMethod, deliveryType, tax }: StaffOrder): string {
  const { t } = useTranslation(['staffOrders', 'orders']);
  const { vnd } = useFormat();
  const way = t(`orders:method.${methodName(paymentMethod, { deliveryType })}`);
  return [way, tax > 0 && t('money.tax', { amount: vnd(tax) })].filter(Boolean).join(' · ');
}

function Paybacks({ order: { paybacks } }: { order: StaffOrder }) {
  const { t } = useTranslation('staffOrders');
  const { moment, vnd } = useFormat();
  if (paybacks.length === 0) return null;
  return (
    <section className="mt-4 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">{t('money.paybacks')}</h3>
      <ul className="mt-1.5 space-y-1">
        {paybacks.map(({ cause, amount, paidAt, returnId, carriedTo }, place) => (
          <li key={`${cause} ${returnId ?? ''} ${place}`} className="flex justify-between gap-3">
            <span className="min-w-0 text-ink-2">
              {t(`money.cause.${cause}`)}
              {' · '}
              {carriedTo ? (
                <Link
                  to="/admin/e-commerce/orders/$id"
                  params={{ id: carriedTo.id }}
                  className="font-medium text-brand hover:underline"
                >
                  {t('money.carriedTo', { code: carriedTo.code })}
                </Link>
              ) : paidAt ? (
                t('money.wentAt', { at: moment(paidAt) })
              ) : (
                t('money.notYet')
              )}
            </span>
            <span className="shrink-0 font-medium tabular-nums">{vnd(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CreditNote({ order: { credit }, people }: Props) {
  const { t } = useTranslation('staffOrders');
  const { day, moment } = useFormat();
  const nameOf = useNameOf(people);
  if (!credit) return null;
  const { dueAt, grantedAt, grantedBy, reason } = credit;
  return (
    <p className="mt-4 rounded-sm bg-sky-soft px-3 py-2 text-sm text-ink">
      <span className="font-semibold">{t('money.credit', { day: day(dueAt) })}</span>
      <span className="block text-ink-2">
        {t('money.creditBy', { name: nameOf(grantedBy), at: moment(grantedAt) })}
      </span>
      <span className="block wrap-anywhere">{reason}</span>
    </p>
  );
}
