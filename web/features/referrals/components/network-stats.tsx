import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { StatLink } from '#web/ui/data/stat-link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { networkQuery } from '../api/referral-queries.ts';

/** Shows counts of the user's network, linked to the lists of people. */
export function NetworkStats() {
  const { t } = useTranslation('referrals');
  const { number } = useFormat();
  const { data, isPending, isFetching, refetch } = useQuery(networkQuery);
  if (!data && !isPending)
    return (
      <ErrorState size="sm" title={t('stats.failed')} onRetry={() => void refetch()} retrying={isFetching} />
    );
  const figures = data?.figures;
  const stat = (label: string, value: number | undefined, type?: 'direct' | 'indirect') => (
    <StatLink
      to="/referrals"
      search={type ? { type } : {}}
      label={label}
      value={number(value ?? 0)}
      loading={isPending}
      go={t('stats.see')}
    />
  );
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {stat(t('tabs.all'), figures?.total)}
      {stat(t('tabs.direct'), figures?.direct, 'direct')}
      {stat(t('tabs.indirect'), figures?.indirect, 'indirect')}
      {stat(t('stats.thisWeek'), figures?.thisWeek)}
    </div>
  );
}
