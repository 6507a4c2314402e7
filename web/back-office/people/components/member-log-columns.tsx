import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { MemberActivity } from '#shared/people/member-log.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { Person } from '#web/ui/record/person.tsx';
import { AccountRole, AccountStatus } from '#web/ui/status/account-status.tsx';
import { Email } from '#web/ui/data/email.tsx';

/** Columns of the member log: event, member, time, and the contact data of that time. */
export function useMemberLogColumns(): Column<MemberActivity>[] {
  const { t } = useTranslation(['people', 'accounts']);
  const { moment } = useFormat();
  return [
    {
      name: 'activityType',
      label: t('log.kind'),
      main: true,
      cell: ({ activityType, isCritical }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {t(`log.type.${activityType}`)}
          {isCritical && <Badge tone="gold">{t('log.critical')}</Badge>}
        </span>
      ),
    },
    {
      name: 'person',
      label: t('log.person'),
      card: 'line',
      cell: ({ uploader, uploaderId: id }) =>
        uploader ? (
          <Person name={uploader.fullName} avatarUrl={uploader.avatar?.fileUrl ?? null}>
            <Link to="/admin/users/$id" params={{ id }} className="rounded-xs hover:text-brand">
              {uploader.fullName}
            </Link>
          </Person>
        ) : (
          <span className="text-ink-3">{t('log.gone')}</span>
        ),
    },
    {
      name: 'then',
      label: t('log.then'),
      card: 'line',
      cell: ({ changes: { email, phoneNumber } }) => (
        <>
          <Email>{email}</Email>
          <span className="block text-xs text-ink-2 tabular-nums">{phoneNumber}</span>
        </>
      ),
    },
    {
      name: 'role',
      label: t('accounts:users.role'),
      tight: true,
      card: 'none',
      cell: ({ uploader }) => (uploader ? <AccountRole of={uploader.role} /> : '–'),
    },
    {
      name: 'status',
      label: t('accounts:users.status'),
      tight: true,
      seldom: true,
      card: 'none',
      cell: ({ uploader }) => (uploader ? <AccountStatus status={uploader.status} /> : '–'),
    },
    {
      name: 'createdAt',
      label: t('log.when'),
      tight: true,
      numeric: true,
      card: 'aside',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{moment(createdAt)}</time>,
    },
  ];
}
