import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/access.ts';
import type { UserStatus } from '#shared/accounts/user.ts';
import type { UserRow } from '#shared/accounts/users.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '../../../ui/table.tsx';
import { dayOf } from '../hooks/day-of.ts';

const statusTones: Record<UserStatus, BadgeTone> = {
  pending: 'neutral',
  pending_admin: 'gold',
  pending_kyc: 'neutral',
  kyc_submitted: 'sky',
  kyc_changing: 'gold',
  active: 'jade',
  inactive: 'danger',
};
const roleTones: Record<Role, BadgeTone> = { admin: 'brand', collaborator: 'gold', user: 'neutral' };

export function UserTable({ users }: { users: readonly UserRow[] }) {
  const { t } = useTranslation('accounts');
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
          <TableRow key={user.id}>
            <TableCell>
              <span className="flex items-center gap-3">
                <Avatar name={user.fullName} src={user.avatarUrl} size="sm" decorative />
                <span className="font-semibold whitespace-nowrap">{user.fullName}</span>
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
                className="-ml-2.5 tabular-nums"
              >
                {user.referenceId}
              </CopyButton>
            </TableCell>
            <TableCell tight>
              <Badge tone={roleTones[user.role]}>{t(`role.${user.role}`)}</Badge>
            </TableCell>
            <TableCell tight>
              <Badge tone={statusTones[user.status]}>{t(`status.${user.status}`)}</Badge>
            </TableCell>
            <TableCell tight numeric>
              {dayOf(user.createdAt)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
