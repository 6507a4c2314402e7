import { useLocation } from '@tanstack/react-router';
import { BookLock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Invites guests to sign in; afterwards they come back to this page. */
export function LibraryInvitation() {
  const { t } = useTranslation('library');
  const { href } = useLocation();
  return (
    <>
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <EmptyState
        icon={<BookLock />}
        title={t('guest.action')}
        hint={t('guest.hint')}
        action={
          <ButtonLink variant="primary" to="/login" search={{ callbackUrl: href }}>
            {t('guest.login')}
          </ButtonLink>
        }
      />
    </>
  );
}
