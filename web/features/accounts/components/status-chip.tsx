import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserStatus } from '#shared/accounts/user.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

const tones: Record<UserStatus, BadgeTone> = {
  pending: 'gold',
  pending_admin: 'sky',
  pending_kyc: 'gold',
  kyc_submitted: 'sky',
  kyc_changing: 'gold',
  active: 'jade',
  inactive: 'danger',
};

/** Where an account stands. Verified ones carry the mark others see beside the name. */
export function StatusChip({ status }: { status: UserStatus }) {
  const { t } = useTranslation('accounts');
  return (
    <Badge tone={tones[status]} icon={status === 'active' ? <BadgeCheck aria-hidden /> : undefined}>
      {t(`status.${status}`)}
    </Badge>
  );
}
