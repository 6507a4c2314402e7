import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRow } from '#shared/accounts/users.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '#web/ui/data/table.tsx';
import { useMediaQuery } from '#web/ui/hooks/use-media-query.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { AccountRole, AccountStatus } from '#web/ui/status/account-status.tsx';

const UserSheet = lazyPiece(async () => (await import('./user-sheet.tsx')).default, {
  giveUp: ({ onClose }) => onClose(),
});

type UserTableProps = { users: readonly UserRow[]; onOpen: (user: UserRow) => void };

/** Members as rows, on phones as cards; pressing one shows all that is known of them. */
export function UserTable({ users }: Pick<UserTableProps, 'users'>) {
  const isPhone = useMediaQuery('(width < 48rem)');
  const [shown, setShown] = useState<UserRow>();
  const Shape = isPhone ? Cards : Rows;
  return (
    <>
      <Shape users={users} onOpen={setShown} />
      {shown && <UserSheet user={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function Name({ user, onOpen }: { user: UserRow; onOpen: UserTableProps['onOpen'] }) {
  return (
    // Its press reaches all over the row or card around it.
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(user)}
      className="min-w-0 rounded-xs text-left font-semibold after:absolute after:inset-0 hover:text-brand"
    >
      {user.fullName}
    </button>
  );
}

function Cards({ users, onOpen }: UserTableProps) {
  const { t } = useTranslation('accounts');
  const { day } = useFormat();
  return (
    <ul aria-label={t('users.title')} className="-mt-px divide-y divide-line border-t border-line">
      {users.map((user) => (
        <li
          key={user.id}
          className="relative flex gap-3 px-4 py-3.5 text-sm transition-colors hover:bg-hover"
        >
          <Avatar name={user.fullName} src={user.avatarUrl} size="sm" decorative />
          <div className="min-w-0 grow">
            <div className="flex items-start justify-between gap-3">
              <Name user={user} onOpen={onOpen} />
              <AccountStatus status={user.status} />
            </div>
            <p className="truncate text-ink-2">{user.email}</p>
            <p className="text-xs text-ink-2 tabular-nums">
              {[user.phoneNumber, day(user.createdAt)].filter(Boolean).join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Rows({ users, onOpen }: UserTableProps) {
  const { t } = useTranslation('accounts');
  const { day } = useFormat();
  return (
    <Table label={t('users.title')}>
      <TableHead>
        <tr>
          <TableHeadCell>{t('users.name')}</TableHeadCell>
          <TableHeadCell>{t('users.contact')}</TableHeadCell>
          <TableHeadCell>{t('users.code')}</TableHeadCell>
          <TableHeadCell>{t('users.role')}</TableHeadCell>
          <TableHeadCell>{t('users.status')}</TableHeadCell>
          <TableHeadCell numeric>{t('users.joined')}</TableHeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <TableRow key={user.id} className="relative">
            <TableCell>
              <span className="flex items-center gap-3">
                <Avatar name={user.fullName} src={user.avatarUrl} size="sm" decorative />
                <Name user={user} onOpen={onOpen} />
              </span>
            </TableCell>
            <TableCell>
              {user.email}
              <span className="block text-xs text-ink-2 tabular-nums">{user.phoneNumber}</span>
            </TableCell>
            <TableCell tight>
              <CopyButton
                value={user.referenceId}
                label={t('profile.copyCode')}
                className="relative -ml-2.5 tabular-nums"
              >
                {user.referenceId}
              </CopyButton>
            </TableCell>
            <TableCell tight>
              <AccountRole of={user.role} />
            </TableCell>
            <TableCell tight>
              <AccountStatus status={user.status} />
            </TableCell>
            <TableCell tight numeric>
              {day(user.createdAt)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
