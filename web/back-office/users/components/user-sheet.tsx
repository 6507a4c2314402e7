import { useTranslation } from 'react-i18next';
import type { UserRow } from '#shared/accounts/users.contract.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { History } from '#web/ui/record/history.tsx';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import { useFormat } from '#web/platform/format/use-format.ts';
import { AccountRole, AccountStatus } from '#web/ui/status/account-status.tsx';
import { Email } from '#web/ui/data/email.tsx';

type Props = { user: UserRow; onClose: () => void };

/** All that the list knows of a member, beside it. */
export default function UserSheet({ user, onClose }: Props) {
  const { t } = useTranslation(['accounts', 'activity']);
  const { day } = useFormat();
  return (
    <Drawer open title={t('users.sheet')} onOpenChange={(open) => !open && onClose()}>
      <div className="mb-4 flex items-center gap-4">
        <Avatar name={user.fullName} src={user.avatarUrl} size="lg" decorative />
        <p className="min-w-0 text-lg font-bold wrap-anywhere">{user.fullName}</p>
      </div>
      <Facts>
        <Fact label={t('users.code')}>
          <CopyButton
            value={user.referenceId}
            label={t('profile.copyCode')}
            className="-my-1.5 -mr-2.5 tabular-nums"
          >
            {user.referenceId}
          </CopyButton>
        </Fact>
        <Fact label={t('register.email')}>
          <a href={`mailto:${user.email}`} className="rounded-xs hover:text-brand hover:underline">
            <Email>{user.email}</Email>
          </a>
        </Fact>
        {user.phoneNumber && (
          <Fact label={t('register.phone')}>
            <a
              href={`tel:${user.phoneNumber}`}
              className="rounded-xs tabular-nums hover:text-brand hover:underline"
            >
              {user.phoneNumber}
            </a>
          </Fact>
        )}
        <Fact label={t('users.role')}>
          <AccountRole of={user.role} />
        </Fact>
        <Fact label={t('users.status')}>
          <AccountStatus status={user.status} />
        </Fact>
        {user.rejectedReason && <Fact label={t('profile.reason')}>{user.rejectedReason}</Fact>}
        {user.verificationDate && <Fact label={t('profile.verifiedOn')}>{day(user.verificationDate)}</Fact>}
        <Fact label={t('users.joined')}>{day(user.createdAt)}</Fact>
      </Facts>
      <h3 className="mt-6 mb-3 text-sm font-semibold">{t('activity:title')}</h3>
      <History of="user" id={user.id} />
    </Drawer>
  );
}
