import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { bankNamed } from '#shared/refunds/banks.ts';
import type { StaffRefund } from '#shared/refunds/refund.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { Timeline } from '#web/ui/record/timeline.tsx';
import { refundQuery } from '../api/refund-queries.ts';
import { RefundActions } from './refund-actions.tsx';
import { RefundTransfer } from './refund-transfer.tsx';
import { RefundStatusBadge } from '#web/ui/status/refund-status-badge.tsx';

export function RefundDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('money');
  const { data: refund, error, refetch } = useQuery(refundQuery(id));
  return (
    <Drawer
      open
      size="lg"
      title={refund?.code ?? t('refunds.title')}
      onOpenChange={(open) => !open && onClose()}
      {...(refund && { footer: <RefundActions refund={refund} /> })}
    >
      {refund && <Shown refund={refund} />}
      {!refund && error && (
        <ErrorState title={t('refunds.failed')} message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {!refund && !error && (
        <Loading className="space-y-3">
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} className="h-11" />
          ))}
        </Loading>
      )}
    </Drawer>
  );
}

function Shown({ refund }: { refund: StaffRefund }) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const { status, error } = refund;
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-2xl font-bold">{vnd(refund.amount)}</span>
        <RefundStatusBadge status={status} />
        {refund.needsSecond && <Badge tone="gold">{t('refunds.needsSecond')}</Badge>}
      </div>
      {error && (status === 'failed' || status === 'processing') && (
        <Notice tone={status === 'failed' ? 'danger' : 'gold'} title={t(`refunds.error.${status}`)}>
          {error}
        </Notice>
      )}
      <RefundTransfer refund={refund} />
      <About refund={refund} />
      <section>
        <h3 className="mb-3 font-bold">{t('refunds.story')}</h3>
        <Story refund={refund} />
      </section>
      <Tries refund={refund} />
    </div>
  );
}

function About({ refund }: { refund: StaffRefund }) {
  const { t } = useTranslation('money');
  const { kind, way, reason, account, orderId, orderCode, customer, paymentId, noticeId, reference } = refund;
  return (
    <Facts>
      <Fact label={t('refunds.order')}>
        {orderId ? (
          <Link
            to="/admin/e-commerce/orders/$id"
            params={{ id: orderId }}
            className="hover:text-brand hover:underline"
          >
            {orderCode}
          </Link>
        ) : (
          t('refunds.noOrder')
        )}
        {customer && ` · ${customer}`}
      </Fact>
      <Fact label={t('refunds.kind')}>{t(`refundKind.${kind}`)}</Fact>
      <Fact label={t('refunds.reason')}>{reason}</Fact>
      <Fact label={t('refunds.way')}>{t(`refundWay.${way}`)}</Fact>
      {account && (
        <Fact label={t('refunds.account')}>
          {`${bankNamed(account.bin)} · ${account.account} · ${account.holder}`}
        </Fact>
      )}
      {reference && (
        <Fact label={t(way === 'cash' ? 'refunds.tillReference' : 'refunds.reference')}>{reference}</Fact>
      )}
      {paymentId && (
        <Fact label={t('refunds.payment')}>
          <Link
            to="/admin/payments/$id"
            params={{ id: paymentId }}
            className="hover:text-brand hover:underline"
          >
            {t('refunds.openPayment')}
          </Link>
        </Fact>
      )}
      {noticeId && (
        <Fact label={t('refunds.money')}>
          <Link
            to="/admin/payments/inbox/$id"
            params={{ id: noticeId }}
            className="hover:text-brand hover:underline"
          >
            {t('refunds.openMoney')}
          </Link>
        </Fact>
      )}
    </Facts>
  );
}

function Story({ refund: { events } }: { refund: StaffRefund }) {
  const { t } = useTranslation('money');
  const { moment } = useFormat();
  return (
    <Timeline
      lines={events.toReversed().map(({ id, to, at, by, note }) => ({
        id,
        title: t(`refundStatus.${to}`),
        note,
        meta: [moment(at), by].filter(Boolean).join(' · '),
      }))}
    />
  );
}

function Tries({ refund: { tries } }: { refund: StaffRefund }) {
  const { t } = useTranslation('money');
  const { moment } = useFormat();
  if (tries.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-bold">{t('refunds.tries')}</h3>
      <ol className="divide-y divide-line text-sm">
        {tries.map(({ attempt, status, error, reference, createdAt, by }) => (
          <li key={attempt} className="py-2.5">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{t('refunds.try', { number: attempt })}</span>
              <span>{t(`tryStatus.${status}`)}</span>
            </p>
            {error && <p className="text-danger wrap-anywhere">{error}</p>}
            <p className="text-xs text-ink-2 tabular-nums">
              {[moment(createdAt), by, reference].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
