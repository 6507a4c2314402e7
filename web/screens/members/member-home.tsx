import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { MemberFrame } from '#web/layouts/community/member-frame.tsx';
import { Page } from '#web/layouts/page.tsx';
import { Shortcuts } from './dashboard-screen.tsx';

/** Shows the start page for members: links to their pages, and new products of the shop. */
export function MemberHome({ user, newest }: { user: SessionUser; newest: ReactNode }) {
  const { t } = useTranslation(['members', 'common']);
  const name = user.fullName.split(' ').at(-1) ?? user.fullName;
  return (
    <MemberFrame user={user}>
      <Page title={t('common:brand')}>
        <h1 className="text-2xl font-bold">{t('home.hello', { name })}</h1>
        <p className="mb-6 text-ink-2">{t('home.lead')}</p>
        <Shortcuts />
        <section className="mt-8">
          <h2 className="mb-3 font-bold">{t('home.newest')}</h2>
          {newest}
        </section>
      </Page>
    </MemberFrame>
  );
}
