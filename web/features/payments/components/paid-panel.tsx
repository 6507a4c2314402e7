import { CircleCheck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { Payer } from '../rules/payer.ts';
import { surplusOf, wasPaidLate } from '../rules/payment-face.ts';
import { OrderButton } from './order-button.tsx';
import { PanelHead } from './panel-head.tsx';

/** Shows a message that the payment has arrived, with the next links. */
export function PaidPanel({ payment, payer }: { payment: Payment; payer: Payer }) {
  const { t } = useTranslation('payments');
  const { moment } = useFormat();
  const { status, amount, orderCode, succeededAt } = payment;
  const isRefunded = status === 'refunded';
  const surplus = surplusOf(payment);
  const paid = payment.isDeposit ? 'deposit' : 'paid';
  const kind = isRefunded ? 'refunded' : paid;
  return (
    <Card className="px-5 py-9 sm:px-8 sm:py-12">
      <PanelHead
        icon={isRefunded ? <Undo2 /> : <CircleCheck />}
        tone={isRefunded ? 'neutral' : 'jade'}
        title={t(`${kind}.title`)}
        text={t(`${kind}.text`, { code: orderCode })}
      />
      <dl className="mx-auto mt-7 max-w-110 divide-y divide-line rounded-md border border-line px-4 text-sm tabular-nums">
        <Row name={t('paid.amount')} value={formatVnd(amount)} />
        <Row name={t('paid.code')} value={orderCode} />
        {succeededAt && <Row name={t('paid.at')} value={moment(succeededAt)} />}
      </dl>
      {!isRefunded && wasPaidLate(payment) && <Note text={t('paid.late')} />}
      {surplus > 0 && <Note text={t('paid.surplus', { amount: formatVnd(surplus) })} />}
      <div className="mt-7 flex flex-col-reverse justify-center gap-2.5 sm:flex-row">
        <ButtonLink to="/e-commerce" size="lg">
          {t('paid.shop')}
        </ButtonLink>
        <OrderButton payment={payment} payer={payer} variant="primary" size="lg" />
      </div>
    </Card>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right font-semibold">{value}</dd>
    </div>
  );
}

function Note({ text }: { text: string }) {
  return <p className="mx-auto mt-4 max-w-110 text-center text-sm text-pretty text-ink-2">{text}</p>;
}
