import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bankNamed } from '#shared/refunds/banks.ts';
import type { StaffRefund } from '#shared/refunds/refund.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { QueryFaces } from '#web/ui/feedback/query-faces.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton-rows.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { RecordLink } from '#web/ui/record/record-link.tsx';
import { Timeline } from '#web/ui/record/timeline.tsx';
import { refundQuery } from '../api/refund-queries.ts';
import { RefundActions } from './refund-actions.tsx';
import { RefundTransfer } from './refund-transfer.tsx';
import { RefundStatusBadge } from '#web/ui/status/refund-status-badge.tsx';

export function RefundDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('money');
  const query = useQuery(refundQuery(id));
  const { data: refund } = query;
  return (
    <Drawer
      open
      size="lg"
      title={refund?.code ?? t('refunds.title')}
      onOpenChange={(open) => !open && onClose()}
      {...(refund && { footer: <RefundActions refund={refund} /> })}
    >
      <QueryFaces
        query={query}
        failed={t('refunds.failed')}
        waiting={<SkeletonRows count={4} height="h-11" />}
      >
        {(shown) => <Shown refund={shown} />}
      </QueryFaces>
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
          <RecordLink to="/admin/e-commerce/orders/$id" id={orderId}>
            {orderCode}
          </RecordLink>
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
          <RecordLink to="/admin/payments/$id" id={paymentId}>
            {t('refunds.openPayment')}
          </RecordLink>
        </Fact>
      )}
      {noticeId && (
        <Fact label={t('refunds.money')}>
          <RecordLink to="/admin/payments/inbox/$id" id={noticeId}>
            {t('refunds.openMoney')}
          </RecordLink>
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
