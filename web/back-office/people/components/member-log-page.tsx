import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getMemberLogStats, listMemberLog } from '#shared/people/member-log.contract.ts';
import { memberActivities, memberLogKeptDays } from '#shared/people/member-log-choices.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Stat } from '#web/ui/data/stat.tsx';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { memberLogSearch, type MemberLogSearch } from '../rules/people-search.ts';
import { useMemberLogColumns } from './member-log-columns.tsx';

type Props = { search: MemberLogSearch; onSearch: OnSearch<MemberLogSearch>; tools?: ReactNode };

/** Log of registrations, confirmed addresses and sign-ins, below their totals. */
export function MemberLogPage({ search, onSearch, tools }: Props) {
  const { t } = useTranslation('people');
  const asked = useListQuery('member-log', memberLogSearch, search);
  const query = useQuery({ ...apiQuery(listMemberLog, { query: asked }), placeholderData: keepPreviousData });
  const stats = useQuery(apiQuery(getMemberLogStats));
  const refresh = () => void Promise.all([query.refetch(), stats.refetch()]);
  return (
    <div className="space-y-3">
      <Figures stats={stats} />
      <ListScreen
        name="member-log"
        label={t('log.title')}
        query={query}
        of={memberLogSearch}
        search={search}
        onSearch={onSearch}
        words={{ name: 'search', label: t('log.searchLabel'), placeholder: t('log.search') }}
        choices={[
          {
            name: 'activityType',
            label: t('log.kind'),
            all: t('log.allKinds'),
            options: memberActivities.map((value) => ({ value, label: t(`log.type.${value}`) })),
          },
        ]}
        chosen={[{ name: 'userId', label: t('log.person'), value: query.data?.data[0]?.uploader?.fullName }]}
        days={t('log.when')}
        columns={useMemberLogColumns()}
        idOf={({ id }) => id}
        nameOf={({ description }) => description}
        texts={{ failed: t('log.failed'), empty: t('log.empty'), emptyHint: t('log.emptyHint') }}
        icon={<History />}
        tools={
          <>
            {tools}
            <Button
              icon={<RefreshCw />}
              loading={query.isFetching || stats.isFetching}
              loadingText={t('log.refreshing')}
              onClick={refresh}
            >
              {t('log.refresh')}
            </Button>
          </>
        }
      />
    </div>
  );
}

type Stats = { data?: Record<(typeof figures)[number], number> | undefined; isPending: boolean };
const figures = ['totalActivities', 'activeUsers', 'criticalEvents', 'todayActivities'] as const;

/** Renders nothing if the totals fail to load, because the list works without them. */
function Figures({ stats: { data, isPending } }: { stats: Stats }) {
  const { t } = useTranslation('people');
  const { number } = useFormat();
  if (!data && !isPending) return null;
  return (
    <div className="grid grid-cols-1 gap-3 min-[480px]:grid-cols-2 lg:grid-cols-4">
      {figures.map((name) => (
        <Stat
          key={name}
          label={t(`log.figures.${name}`)}
          value={data ? number(data[name]) : ''}
          loading={isPending}
          hint={t(`log.hints.${name}`, { count: memberLogKeptDays })}
        />
      ))}
    </div>
  );
}
