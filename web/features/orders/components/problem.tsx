import { useTranslation } from 'react-i18next';
import { messageOf } from '#web/platform/api/api-error.ts';

/** Why something was refused, in the shop's own words; what was typed is still there. */
export function Problem({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  if (!error) return null;
  return (
    <p
      role="alert"
      className="mt-4 rounded-md border border-danger/40 bg-danger-soft px-4 py-3 text-sm font-medium text-danger"
    >
      {messageOf(error) ?? t('error.hint')}
    </p>
  );
}
