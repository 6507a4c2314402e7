import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PersonRow } from '#shared/people/person.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { Person } from '#web/ui/record/person.tsx';
import { AccountRole, AccountStatus } from '#web/ui/status/account-status.tsx';
import { Email } from '#web/ui/data/email.tsx';
import { PersonActs } from './person-acts.tsx';

/** Columns of the member list; pressing a row anywhere opens the member. */
export function usePersonColumns({ showsLogin = false } = {}): Column<PersonRow>[] {
  const { t } = useTranslation(['people', 'accounts']);
  const { day, ago } = useFormat();
  return [
    {
      name: 'fullName',
      label: t('accounts:users.name'),
      main: true,
      sorts: true,
      cell: ({ id, fullName, avatarUrl }) => (
        <Person name={fullName} avatarUrl={avatarUrl}>
          <Link
            to="/admin/users/$id"
            params={{ id }}
            className="rounded-xs after:absolute after:inset-0 hover:text-brand"
          >
            {fullName}
          </Link>
        </Person>
      ),
    },
    {
      name: 'contact',
      label: t('accounts:users.contact'),
      card: 'line',
      cell: ({ email, phoneNumber }) => (
        <>
          <Email>{email}</Email>
          <span className="block text-xs text-ink-2 tabular-nums">{phoneNumber}</span>
        </>
      ),
    },
    {
      name: 'code',
      label: t('accounts:users.code'),
      tight: true,
      card: 'line',
      cell: ({ referenceId }) => (
        <CopyButton
          value={referenceId}
          label={t('accounts:profile.copyCode')}
          className="relative -ml-2.5 tabular-nums"
        >
          {referenceId}
        </CopyButton>
      ),
    },
    {
      name: 'role',
      label: t('accounts:users.role'),
      tight: true,
      sorts: true,
      card: 'line',
      cell: ({ role }) => <AccountRole of={role} />,
    },
    {
      name: 'status',
      label: t('accounts:users.status'),
      tight: true,
      sorts: true,
      card: 'aside',
      cell: ({ status, closedAs }) => <StandingBadge status={status} closedAs={closedAs} />,
    },
    {
      name: 'createdAt',
      label: t('accounts:users.joined'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      cell: ({ createdAt }) => day(createdAt),
    },
    {
      name: 'updatedAt',
      label: t('updated'),
      tight: true,
      numeric: true,
      sorts: true,
      seldom: true,
      card: 'none',
      cell: ({ updatedAt }) => day(updatedAt),
    },
    {
      name: 'lastLogin',
      label: t('lastLogin'),
      tight: true,
      numeric: true,
      seldom: !showsLogin,
      card: showsLogin ? 'line' : 'none',
      cell: ({ lastLoginAt }) => (lastLoginAt ? ago(lastLoginAt) : <span className="text-ink-3">–</span>),
    },
    {
      name: 'acts',
      label: t('acts.head'),
      tight: true,
      card: 'aside',
      cell: (person) => <PersonActs person={person} look="row" />,
    },
  ];
}

/** Badge for the status of an account. Rejected and deleted accounts are told apart from locked ones. */
export function StandingBadge({ status, closedAs }: Pick<PersonRow, 'status' | 'closedAs'>) {
  const { t } = useTranslation('people');
  if (status === 'inactive' && closedAs === 'rejected')
    return <span className="text-sm font-semibold text-danger">{t('rejected')}</span>;
  if (status === 'inactive' && closedAs === 'left')
    return <span className="text-sm font-semibold text-ink-2">{t('left')}</span>;
  return <AccountStatus status={status} />;
}
