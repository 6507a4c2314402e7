import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { StatusChip } from './status-chip.tsx';

/** What an account holds, line by line. */
export function ProfileFacts({ user }: { user: SessionUser }) {
  const { t } = useTranslation('accounts');
  const { day } = useFormat();
  return (
    <dl className="divide-y divide-line text-sm">
      <Fact label={t('profile.referenceId')}>
        <CopyButton value={user.referenceId} label={t('profile.copyCode')} className="-my-1.5 -mr-2.5">
          <span className="font-semibold tabular-nums">@{user.referenceId}</span>
        </CopyButton>
      </Fact>
      <Fact label={t('register.email')}>{user.email}</Fact>
      <Fact label={t('register.phone')}>
        <span className="tabular-nums">{user.phoneNumber}</span>
      </Fact>
      <Fact label={t('profile.role')}>{t(`role.${user.role}`)}</Fact>
      <Fact label={t('profile.status')}>
        <StatusChip status={user.status} />
      </Fact>
      {user.rejectedReason && <Fact label={t('profile.reason')}>{user.rejectedReason}</Fact>}
      {user.verificationDate && <Fact label={t('profile.verifiedOn')}>{day(user.verificationDate)}</Fact>}
      <Fact label={t('profile.memberSince')}>{day(user.createdAt)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 py-2">
      <dt className="shrink-0 text-ink-2">{label}</dt>
      <dd className="min-w-0 text-right font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
