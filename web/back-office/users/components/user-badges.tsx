import { useTranslation } from 'react-i18next';
import type { UserRow } from '#shared/accounts/users.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

const statusTones: Record<UserRow['status'], BadgeTone> = {
  pending: 'neutral',
  pending_admin: 'gold',
  pending_kyc: 'neutral',
  kyc_submitted: 'sky',
  kyc_changing: 'gold',
  active: 'jade',
  inactive: 'danger',
};
const roleTones: Record<UserRow['role'], BadgeTone> = {
  admin: 'brand',
  collaborator: 'gold',
  user: 'neutral',
};

export function StatusBadge({ status }: Pick<UserRow, 'status'>) {
  const { t } = useTranslation('accounts');
  return <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>;
}

export function RoleBadge({ role }: Pick<UserRow, 'role'>) {
  const { t } = useTranslation('accounts');
  return <Badge tone={roleTones[role]}>{t(`role.${role}`)}</Badge>;
}
