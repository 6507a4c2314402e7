import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { id } from '#shared/lists/query-parts.ts';
import { type FailedAttempt, listFailedAttempts } from '#shared/refunds/refund-logs.contract.ts';
import { Kpi } from '#web/ui/charts/kpi.tsx';
import { staffList, type StaffListSearch } from '#web/ui/list/staff-list.tsx';
import { RefundStatusBadge } from '#web/ui/status/refund-status-badge.tsx';
import { attemptFiguresQuery } from '../api/refund-queries.ts';
import { ProcessButton } from './process-button.tsx';
import { RefundDrawer } from './refund-drawer.tsx';

const beside = { refund: id(40) } as const;

export type RefundTrySearch = StaffListSearch<typeof listFailedAttempts, typeof beside>;

/** How often refunds were attempted and with which results, and a list of the failed attempts. */
export const RefundTryList = staffList(listFailedAttempts, {
  name: 'refund-tries',
  texts: { ns: 'money', at: 'refundTries' },
  icon: <CircleCheck />,
  file: 'lan-hoan-khong-thanh-cong',
  beside,
  period: ['from', 'to'],
  days: 'createdAt',
  nameOf: ({ refundCode }) => refundCode,
  useOwn({ search, onSearch }) {
    const { t } = useTranslation('money');
    const { refund: opened, ...rest } = search;
    const { from, to } = search;
    const { data: figures } = useQuery(attemptFiguresQuery({ ...(from && { from }), ...(to && { to }) }));
    return {
      open: (refund: string) => onSearch({ ...rest, refund }),
      screen: {
        idOf: ({ refundId, attempt }: FailedAttempt) => `${refundId}-${attempt}`,
        before: (
          <div className="mb-5 grid grid-cols-2 sm:grid-cols-3 gap-3">
            {(['total', 'succeeded', 'failed'] as const).map((name) => (
              <Kpi
                key={name}
                label={t(`refundTries.figures.${name}`)}
                definition={t(`refundTries.figures.${name}Definition`)}
                unit="count"
                value={figures?.[name]}
              />
            ))}
          </div>
        ),
        after: opened && (
          <RefundDrawer key={opened} id={opened} onClose={() => onSearch(rest, { replace: true })} />
        ),
      },
    };
  },
  columns: (col, { own, t }) => [
    col.button('code', ({ refundId }) => own.open(refundId), {
      of: ({ refundCode }) => refundCode,
      below: ({ attempt }) => t('refunds.try', { number: attempt }),
    }),
    col.text('error', {
      card: 'line',
      cell: ({ error }) => (
        <span className="text-danger wrap-anywhere">{error || t('refundTries.noError')}</span>
      ),
    }),
    col.choice('way', 'refundWay', { label: t('refunds.way') }),
    col.money('amount', { label: t('refunds.amount'), card: 'line', className: 'font-semibold' }),
    col.moment('createdAt', { card: 'line', below: ({ by }) => by }),
    col.status('refundStatus', 'refundStatus', ({ refundStatus }) => (
      <RefundStatusBadge status={refundStatus} />
    )),
    col.custom(
      'again',
      ({ refundId, refundCode: code, refundStatus: status, way, amount }) =>
        status === 'failed' && (
          <span className="relative">
            <ProcessButton
              size="sm"
              refund={{ id: refundId, code, status, way, amount }}
              onBegun={() => own.open(refundId)}
            />
          </span>
        ),
      { tight: true, card: 'line' },
    ),
  ],
});
