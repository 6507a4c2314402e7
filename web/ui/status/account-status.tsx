import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/contract/access.ts';
import { Badge, type BadgeTone } from '../data/badge.tsx';
import type { UserStatus } from '#shared/values/user-statuses.ts';

const tones: Record<UserStatus, BadgeTone> = {
  pending: 'gold',
  pending_admin: 'sky',
  pending_kyc: 'gold',
  kyc_submitted: 'sky',
  kyc_changing: 'gold',
  active: 'jade',
  inactive: 'danger',
};
const roleTones: Record<Role, BadgeTone> = { admin: 'brand', collaborator: 'gold', user: 'neutral' };

/** Shows an account's status; verified accounts have the mark that others see beside the name. */
export function AccountStatus({ status }: { status: UserStatus }) {
  const { t } = useTranslation('accounts');
  return (
    <Badge tone={tones[status]} icon={status === 'active' ? <BadgeCheck aria-hidden /> : undefined}>
      {t(`status.${status}`)}
    </Badge>
  );
}

export function AccountRole({ of }: { of: Role }) {
  const { t } = useTranslation('accounts');
  return <Badge tone={roleTones[of]}>{t(`role.${of}`)}</Badge>;
}
