import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ChangePassword } from './change-password.tsx';
import { ProfileFacts } from './profile-facts.tsx';

/** Shows account settings; `more` links to data of the member in other features. */
export function SettingsPage({ user, more }: { user: SessionUser; more?: ReactNode }) {
  const { t } = useTranslation('accounts');
  return (
    <div className="mx-auto max-w-220">
      <header className="flex items-center gap-4 py-6">
        <Avatar name={user.fullName} src={user.avatarUrl} size="lg" decorative />
        <div className="min-w-0">
          <h1 className="truncate text-xl font-bold sm:text-2xl">{user.fullName}</h1>
          <p className="text-ink-2">{t('settings.lead')}</p>
        </div>
      </header>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Card>
          <CardHeader title={t('profile.title')} />
          <ProfileFacts user={user} />
        </Card>
        <Card>
          <CardHeader title={t('password.title')} hint={t('password.lead')} />
          <ChangePassword />
        </Card>
        {more}
      </div>
    </div>
  );
}
