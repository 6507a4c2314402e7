import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Opens what an earlier sending of the form has made. */
export function MadeLink({ to }: { to: string }) {
  const { t } = useTranslation('form');
  return (
    <Link to={to} className="font-semibold text-ink underline underline-offset-2 hover:text-brand">
      {t('made.open')}
    </Link>
  );
}
