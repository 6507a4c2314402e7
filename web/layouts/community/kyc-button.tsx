import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Hourglass, LockKeyhole, type LucideIcon, PencilLine, ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../ui/overlays/menu.tsx';
import { wallet } from './member-pages.ts';
import type { UserStatus } from '#shared/values/user-statuses.ts';

/** Next step: the member starts or corrects it, staff check it, or none until staff unlock the account. */
type KycNextStep = 'begin' | 'mend' | 'wait' | 'held';

/** The step for each status; undefined if the member has nothing left to do. */
const nextSteps: Record<UserStatus, KycNextStep | undefined> = {
  pending_kyc: 'begin',
  pending: 'mend',
  kyc_changing: 'mend',
  kyc_submitted: 'wait',
  pending_admin: 'wait',
  inactive: 'held',
  active: undefined,
};

/** Red: the member must start; gold: the member must correct something; grey: staff are checking. */
const looks: Record<KycNextStep, { Icon: LucideIcon; look: string }> = {
  begin: {
    Icon: ShieldAlert,
    look: 'border-transparent bg-brand text-on-brand data-highlighted:bg-brand-strong [&>svg]:text-on-brand!',
  },
  mend: {
    Icon: PencilLine,
    look: 'border-gold/40 bg-gold-soft text-gold data-highlighted:border-gold data-highlighted:bg-gold-soft [&>svg]:text-gold!',
  },
  wait: { Icon: Hourglass, look: 'border-transparent bg-mute text-ink-2!' },
  held: {
    Icon: LockKeyhole,
    look: 'border-transparent bg-danger-soft text-danger data-highlighted:border-danger/40 data-highlighted:bg-danger-soft [&>svg]:text-danger!',
  },
};

/** Shows the state of the identity check first in the avatar's menu, with a link to the next step. */
export function KycButton({ status }: { status: UserStatus }) {
  const { t } = useTranslation('rooms');
  const step = nextSteps[status];
  if (!step || status === 'active') return null;
  const { Icon, look } = looks[step];
  const className = clsx('justify-center border font-semibold!', look);
  return (
    <div className="px-1.5 pb-1.5">
      {step === 'wait' ? (
        <>
          <MenuItem disabled asChild className={className}>
            <div>
              <Icon aria-hidden />
              {t(`kyc.${status}`)}
            </div>
          </MenuItem>
          <p className="px-1 pt-1.5 text-xs text-ink-2">{t('kyc.wait')}</p>
        </>
      ) : (
        <MenuItem asChild className={className}>
          <Link to={wallet.to as string}>
            <Icon aria-hidden />
            {t(`kyc.${status}`)}
          </Link>
        </MenuItem>
      )}
    </div>
  );
}
