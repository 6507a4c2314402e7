import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Invites guests to sign in; afterwards they come back to this page. */
export function SignInLink() {
  const { t } = useTranslation('discussion');
  const { href } = useLocation();
  return (
    <p className="rounded-md border border-line bg-sunken px-4 py-3 text-sm">
      <Link to="/login" search={{ callbackUrl: href }} className="font-semibold text-brand hover:underline">
        {t('guest.comment')}
      </Link>
    </p>
  );
}
