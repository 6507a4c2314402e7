import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PersonRow } from '#shared/people/person.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { Email } from '#web/ui/data/email.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { useColumns } from '#web/ui/list/columns.tsx';
import { PersonLine } from '#web/ui/record/person-line.tsx';
import { AccountRole, AccountStatus } from '#web/ui/status/account-status.tsx';
import { PersonActions } from './person-actions.tsx';

/** Columns of the lists of members and staff accounts; pressing a row anywhere opens the member. */
export function usePersonColumns({ isStaff = false } = {}): Column<PersonRow>[] {
  const { t } = useTranslation(['people', 'accounts']);
  const { ago } = useFormat();
  const col = useColumns<PersonRow>({ ns: 'accounts', at: 'users' });
  return [
    col.text('fullName', {
      main: true,
      sorts: true,
      cell: ({ id, fullName, avatarUrl }) => (
        <PersonLine name={fullName} avatarUrl={avatarUrl}>
          <Link
            to="/admin/users/$id"
            params={{ id }}
            className="rounded-xs after:absolute after:inset-0 hover:text-brand"
          >
            {fullName}
          </Link>
        </PersonLine>
      ),
    }),
    col.custom('contact', ({ email }) => <Email>{email}</Email>, {
      card: 'line',
      below: ({ phoneNumber }) => phoneNumber,
    }),
    col.custom(
      'code',
      ({ referenceId }) => (
        <CopyButton
          value={referenceId}
          label={t('accounts:profile.copyCode')}
          className="relative -ml-2.5 tabular-nums"
        >
          {referenceId}
        </CopyButton>
      ),
      { tight: true, card: 'line' },
    ),
    col.choice('role', 'role', { sorts: true, card: 'line', cell: ({ role }) => <AccountRole of={role} /> }),
    col.status('status', 'people:meaning', (person) => <StandingBadge {...person} />, { sorts: !isStaff }),
    col.day('createdAt', { numeric: true, sorts: true, card: 'line' }),
    col.day('updatedAt', {
      label: t('updated'),
      numeric: true,
      sorts: !isStaff,
      seldom: true,
      card: 'none',
    }),
    col.text('lastLogin', {
      label: t('lastLogin'),
      of: ({ lastLoginAt }) => lastLoginAt && ago(lastLoginAt),
      tight: true,
      numeric: true,
      seldom: !isStaff,
      card: isStaff ? 'line' : 'none',
    }),
    col.custom('acts', (person) => <PersonActions person={person} look="row" />, {
      label: t('acts.head'),
      tight: true,
      card: 'aside',
    }),
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
