import { useTranslation } from 'react-i18next';
import type { UserRow } from '#shared/accounts/users.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { Person } from '#web/ui/record/person.tsx';
import { AccountRole, AccountStatus } from '#web/ui/status/account-status.tsx';

/** What a line tells of a member; pressing it anywhere opens the rest. */
export function useUserColumns(onOpen: (user: UserRow) => void): Column<UserRow>[] {
  const { t } = useTranslation('accounts');
  const { day } = useFormat();
  return [
    {
      name: 'name',
      label: t('users.name'),
      main: true,
      cell: (user) => (
        <Person name={user.fullName} avatarUrl={user.avatarUrl}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(user)}
            className="rounded-xs text-left after:absolute after:inset-0 hover:text-brand"
          >
            {user.fullName}
          </button>
        </Person>
      ),
    },
    {
      name: 'contact',
      label: t('users.contact'),
      card: 'line',
      cell: ({ email, phoneNumber }) => (
        <>
          {email}
          <span className="block text-xs text-ink-2 tabular-nums">{phoneNumber}</span>
        </>
      ),
    },
    {
      name: 'code',
      label: t('users.code'),
      tight: true,
      cell: ({ referenceId }) => (
        <CopyButton
          value={referenceId}
          label={t('profile.copyCode')}
          className="relative -ml-2.5 tabular-nums"
        >
          {referenceId}
        </CopyButton>
      ),
    },
    { name: 'role', label: t('users.role'), tight: true, cell: ({ role }) => <AccountRole of={role} /> },
    {
      name: 'status',
      label: t('users.status'),
      tight: true,
      card: 'aside',
      cell: ({ status }) => <AccountStatus status={status} />,
    },
    {
      name: 'joined',
      label: t('users.joined'),
      tight: true,
      numeric: true,
      card: 'line',
      cell: ({ createdAt }) => day(createdAt),
    },
  ];
}
