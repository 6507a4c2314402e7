import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listFailedAttempts } from '#shared/refunds/refund-logs.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Kpi } from '#web/ui/charts/kpi.tsx';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { attemptFiguresQuery } from '../api/refund-report-queries.ts';
import { refundTrySearch, type RefundTrySearch } from '../rules/refund-try-search.ts';
import { RefundDrawer } from './refund-drawer.tsx';
import { useRefundTryColumns } from './refund-try-columns.tsx';

type Props = { search: RefundTrySearch; onSearch: OnSearch<RefundTrySearch> };

/** How often refunds were attempted and with which results, and a list of the failed attempts. */
export function RefundTriesPage({ search, onSearch }: Props) {
  const { t } = useTranslation('money');
  const asked = useListQuery('refund-tries', refundTrySearch, search);
  const query = useQuery({
    ...apiQuery(listFailedAttempts, { query: asked }),
    placeholderData: keepPreviousData,
  });
  const { refund: opened, ...rest } = search;
  const { from, to } = search;
  const { data: figures } = useQuery(attemptFiguresQuery({ ...(from && { from }), ...(to && { to }) }));
  return (
    <div className="space-y-5">
      <div className="grid grid-cols-2 sm:grid-cols-3 gap-3">
        {(['total', 'succeeded', 'failed'] as const).map((name) => (
          <Kpi
            key={name}
            label={t(`refundTries.${name}`)}
            definition={t(`refundTries.${name}Definition`)}
            unit="count"
            value={figures?.[name]}
          />
        ))}
      </div>
      <ListScreen
        name="refund-tries"
        label={t('refundTries.title')}
        query={query}
        of={refundTrySearch}
        search={search}
        onSearch={onSearch}
        days={t('refundTries.at')}
        columns={useRefundTryColumns((refund) => onSearch({ ...rest, refund }))}
        idOf={({ refundId, attempt }) => `${refundId}-${attempt}`}
        nameOf={({ refundCode }) => refundCode}
        texts={{
          failed: t('refundTries.loadFailed'),
          empty: t('refundTries.empty'),
          emptyHint: t('refundTries.emptyHint'),
        }}
        icon={<CircleCheck />}
        exportAs="lan-hoan-khong-thanh-cong"
        findPage={(query) => call(listFailedAttempts, { query })}
      />
      {opened && <RefundDrawer key={opened} id={opened} onClose={() => onSearch(rest, { replace: true })} />}
    </div>
  );
}
