import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { AccountStatus } from '#web/ui/status/account-status.tsx';
import { Email } from '#web/ui/data/email.tsx';

/** Shows the data of an account, line by line. */
export function ProfileFacts({ user }: { user: SessionUser }) {
  const { t } = useTranslation('accounts');
  const { day } = useFormat();
  return (
    <Facts>
      <Fact label={t('profile.referenceId')}>
        <CopyButton value={user.referenceId} label={t('profile.copyCode')} className="-my-1.5 -mr-2.5">
          <span className="font-semibold tabular-nums">@{user.referenceId}</span>
        </CopyButton>
      </Fact>
      <Fact label={t('register.email')}>
        <Email>{user.email}</Email>
      </Fact>
      <Fact label={t('register.phone')}>
        <span className="tabular-nums">{user.phoneNumber}</span>
      </Fact>
      <Fact label={t('profile.role')}>{t(`role.${user.role}`)}</Fact>
      <Fact label={t('profile.status')}>
        <AccountStatus status={user.status} />
      </Fact>
      {user.rejectedReason && <Fact label={t('profile.reason')}>{user.rejectedReason}</Fact>}
      {user.verificationDate && <Fact label={t('profile.verifiedOn')}>{day(user.verificationDate)}</Fact>}
      <Fact label={t('profile.memberSince')}>{day(user.createdAt)}</Fact>
    </Facts>
  );
}
