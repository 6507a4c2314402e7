import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ChangePassword } from '../change-password.tsx';
import { ContactCard } from './contact-card.tsx';
import { LeavingCard } from './leaving-card.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

type Props = {
  user: SessionUser;
  /** Links from other features that hold data of the member: addresses, blocked users. */
  more?: ReactNode;
};

/** Shows all settings of the account: sign-in methods, sessions, contact data, and deletion. */
export function AccountPage({ user, more }: Props) {
  const { t } = useTranslation(['account', 'accounts', 'members']);
  return (
    <div className="mx-auto max-w-220">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-5">
        <Avatar name={user.fullName} src={user.avatarUrl} size="lg" decorative />
        <div className="min-w-0 grow">
          <h1 className="text-xl font-bold sm:text-2xl">{t('title')}</h1>
          <p className="text-ink-2">{t('lead')}</p>
        </div>
        <ButtonLink to="/profile">{t('members:openProfile')}</ButtonLink>
      </header>
      <div className="grid items-start gap-5 *:min-w-0 md:grid-cols-2">
        <ContactCard user={user} />
        <Card>
          <CardHeader title={t('accounts:password.title')} hint={t('accounts:password.lead')} />
          <ChangePassword />
        </Card>
        <PasskeysCard user={user} />
        <SessionsCard />
        <AppearanceCard />
        <OwnDataCard />
        {more}
        <LeavingCard />
      </div>
    </div>
  );
}
