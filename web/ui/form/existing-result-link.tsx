import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Shows a link to the record that an earlier submit of the form has created. */
export function ExistingResultLink({ to }: { to: string }) {
  const { t } = useTranslation('form');
  return (
    <Link to={to} className="font-semibold text-ink underline underline-offset-2 hover:text-brand">
      {t('made.open')}
    </Link>
  );
}
