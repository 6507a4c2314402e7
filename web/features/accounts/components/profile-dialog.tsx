import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ProfileFacts } from './profile-facts.tsx';

type Props = { user: SessionUser; open: boolean; onOpenChange: (open: boolean) => void };

export function ProfileDialog({ user, open, onOpenChange }: Props) {
  const { t } = useTranslation('accounts');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('profile.title')}
      size="sm"
      footer={
        <ButtonLink to="/settings" onClick={() => onOpenChange(false)}>
          {t('settings.toSettings')}
        </ButtonLink>
      }
    >
      <div className="mb-4 flex items-center gap-4">
        <Avatar name={user.fullName} src={user.avatarUrl} size="lg" decorative />
        <div className="min-w-0">
          <p className="truncate text-lg font-bold">{user.fullName}</p>
          <p className="text-sm text-ink-2">{t(`role.${user.role}`)}</p>
        </div>
      </div>
      <ProfileFacts user={user} />
    </Dialog>
  );
}
