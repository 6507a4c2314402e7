import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { History, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getMemberLogStats, listMemberLog } from '#shared/people/member-log.contract.ts';
import { memberLogRetentionDays } from '#shared/people/member-log-choices.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Email } from '#web/ui/data/email.tsx';
import { Stat } from '#web/ui/data/stat.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { PersonLine } from '#web/ui/record/person-line.tsx';
import { AccountRole, AccountStatus } from '#web/ui/status/account-status.tsx';

/** Log of registrations, confirmed addresses and sign-ins, below their totals. */
export const MemberLog = staffList(listMemberLog, {
  name: 'member-log',
  texts: { ns: 'people', at: 'log' },
  icon: <History />,
  period: ['from', 'to'],
  days: 'createdAt',
  choices: { activityType: 'log.type' },
  nameOf: ({ description }) => description,
  useOwn({ query }) {
    const { t } = useTranslation('people');
    const { data, refetch, isFetching } = useQuery(apiQuery(listMemberLog, { query }));
    const stats = useQuery(apiQuery(getMemberLogStats));
    return {
      screen: {
        before: <Figures stats={stats} />,
        chosen: [{ name: 'userId', label: t('log.person'), value: data?.data[0]?.uploader?.fullName }],
        tools: (
          <Button
            icon={<RefreshCw />}
            loading={isFetching || stats.isFetching}
            loadingText={t('log.refreshing')}
            onClick={() => void Promise.all([refetch(), stats.refetch()])}
          >
            {t('log.refresh')}
          </Button>
        ),
      },
    };
  },
  columns: (col, { t }) => [
    col.choice('activityType', 'log.type', {
      main: true,
      tight: false,
      cell: ({ activityType, isCritical }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {t(`log.type.${activityType}`)}
          {isCritical && <Badge tone="gold">{t('log.critical')}</Badge>}
        </span>
      ),
    }),
    col.custom(
      'person',
      ({ uploader, uploaderId: id }) =>
        uploader ? (
          <PersonLine name={uploader.fullName} avatarUrl={uploader.avatar?.fileUrl ?? null}>
            <Link to="/admin/users/$id" params={{ id }} className="rounded-xs hover:text-brand">
              {uploader.fullName}
            </Link>
          </PersonLine>
        ) : (
          <span className="text-ink-3">{t('log.gone')}</span>
        ),
      { card: 'line' },
    ),
    col.custom('then', ({ changes: { email } }) => <Email>{email}</Email>, {
      card: 'line',
      below: ({ changes: { phoneNumber } }) => phoneNumber,
    }),
    col.custom('role', ({ uploader }) => (uploader ? <AccountRole of={uploader.role} /> : '–'), {
      tight: true,
      card: 'none',
    }),
    col.custom('status', ({ uploader }) => (uploader ? <AccountStatus status={uploader.status} /> : '–'), {
      tight: true,
      seldom: true,
      card: 'none',
    }),
    col.moment('createdAt', { numeric: true, card: 'aside' }),
  ],
});

type Stats = { data?: Record<(typeof figures)[number], number> | undefined; isPending: boolean };
const figures = ['totalActivities', 'activeUsers', 'criticalEvents', 'todayActivities'] as const;

/** Renders nothing if the totals fail to load, because the list works without them. */
function Figures({ stats: { data, isPending } }: { stats: Stats }) {
  const { t } = useTranslation('people');
  const { number } = useFormat();
  if (!data && !isPending) return null;
  return (
    <div className="mb-3 grid grid-cols-1 gap-3 min-[480px]:grid-cols-2 lg:grid-cols-4">
      {figures.map((name) => (
        <Stat
          key={name}
          label={t(`log.figures.${name}`)}
          value={data ? number(data[name]) : ''}
          loading={isPending}
          hint={t(`log.hints.${name}`, { count: memberLogRetentionDays })}
        />
      ))}
    </div>
  );
}
