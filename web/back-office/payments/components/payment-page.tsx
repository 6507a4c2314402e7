import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffPayment } from '#shared/payments/staff-payments.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { History } from '#web/ui/record/history.tsx';
import { RecordLink } from '#web/ui/record/record-link.tsx';
import { PaymentStatusBadge } from '#web/ui/status/payment-status-badge.tsx';
import { referenceText } from '../rules/reference-text.ts';
import { MismatchBadge } from './notice-marks.tsx';
import { OrderMoney } from './order-money.tsx';
import { RawNotice } from './raw-notice.tsx';

/** Page of one payment attempt: amount, notices about it, order, and other attempts. */
export function PaymentPage({ shown }: { shown: StaffPayment }) {
  const { t } = useTranslation('money');
  const { payment, order, attempts, notices } = shown;
  const others = attempts.filter(({ id }) => id !== payment.id);
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="space-y-5 xl:col-start-2 xl:row-start-1">
        {payment.qrImageDataUrl && <Code payment={payment} />}
        <Card>
          <CardHeader title={t('payments.about')} />
          <About payment={payment} />
        </Card>
        <Card>
          <CardHeader title={t('order.title')} />
          <OrderMoney order={order} />
        </Card>
      </div>
      <div className="min-w-0 space-y-5 xl:col-start-1 xl:row-start-1">
        <Card>
          <CardHeader title={t('ledger.title')} />
          <NoticeLedger notices={notices} />
        </Card>
        {others.length > 0 && (
          <Card>
            <CardHeader title={t('payments.others')} />
            <Attempts attempts={others} />
          </Card>
        )}
        <Card>
          <CardHeader title={t('history')} />
          <History of="payment" id={payment.id} />
        </Card>
      </div>
    </div>
  );
}

function Code({ payment }: Pick<StaffPayment, 'payment'>) {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  return (
    <Card>
      <CardHeader title={t('payments.qr')} />
      <img
        src={payment.qrImageDataUrl ?? ''}
        alt={t('payments.qrAlt', { code: payment.code })}
        className="mx-auto w-56 max-w-full rounded-md bg-white p-2"
      />
      <p className="mt-3 text-center text-lg font-bold">{vnd(payment.missing)}</p>
      <p className="text-center text-sm text-ink-2 tabular-nums">
        {[
          payment.transferContent,
          payment.expiresAt && t('payments.until', { at: moment(payment.expiresAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Card>
  );
}

function About({ payment }: Pick<StaffPayment, 'payment'>) {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  const { status, reason, method, provider, amount, received, createdAt, succeededAt, references } = payment;
  return (
    <Facts>
      <Fact label={t('payments.status')}>
        <PaymentStatusBadge status={status} />
      </Fact>
      {reason && <Fact label={t('payments.reason')}>{t(`reason.${reason}`)}</Fact>}
      <Fact label={t('payments.method')}>
        {[t(`method.${method}`), provider && t(`provider.${provider}`)].filter(Boolean).join(' · ')}
      </Fact>
      <Fact label={t('payments.amount')}>{vnd(amount)}</Fact>
      <Fact label={t('payments.received')}>{vnd(received)}</Fact>
      <Fact label={t('payments.channel')}>{t(`channel.${payment.saleChannelId}`)}</Fact>
      <Fact label={t('payments.createdAt')}>{moment(createdAt)}</Fact>
      {succeededAt && <Fact label={t('payments.succeededAt')}>{moment(succeededAt)}</Fact>}
      {references.length > 0 && (
        <Fact label={t('payments.references')}>{references.map(referenceText).join(', ')}</Fact>
      )}
    </Facts>
  );
}

function Attempts({ attempts }: Pick<StaffPayment, 'attempts'>) {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  return (
    <ul className="divide-y divide-line text-sm">
      {attempts.map(({ id, code, method, status, amount, createdAt }) => (
        <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <span>
            <RecordLink to="/admin/payments/$id" id={id} className="font-semibold">
              {code}
            </RecordLink>
            <span className="block text-xs text-ink-2">{`${t(`method.${method}`)} · ${moment(createdAt)}`}</span>
          </span>
          <span className="flex items-center gap-3">
            <span className="tabular-nums">{vnd(amount)}</span>
            <PaymentStatusBadge status={status} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Notices of banks and providers about an order as they arrived, each with its outcome. */
function NoticeLedger({ notices }: Pick<StaffPayment, 'notices'>) {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  if (notices.length === 0)
    return <EmptyState size="sm" icon={<Inbox />} title={t('ledger.empty')} hint={t('ledger.emptyHint')} />;
  return (
    <ol className="divide-y divide-line">
      {notices.map((notice) => (
        <li key={notice.id} className="py-3 text-sm first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <RecordLink to="/admin/payments/inbox/$id" id={notice.id} className="font-semibold wrap-anywhere">
              {notice.words || notice.reference || t('inbox.noWords')}
            </RecordLink>
            <span className="font-semibold tabular-nums">{vnd(notice.amount)}</span>
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2 tabular-nums">
            <MismatchBadge mismatch={notice.mismatch} outcome={notice.outcome} />
            {[t(`teller.${notice.provider}`), notice.reference, moment(notice.receivedAt)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <RawNotice raw={notice.raw} />
        </li>
      ))}
    </ol>
  );
}
