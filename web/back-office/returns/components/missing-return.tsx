import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

/** Shown in place of a return that does not exist. */
export function MissingReturn() {
  const { t } = useTranslation('staffReturns');
  return (
    <MissingState
      title={t('missing.title')}
      hint={t('missing.hint')}
      action={<ButtonLink to="/admin/e-commerce/returns/requests">{t('missing.back')}</ButtonLink>}
    />
  );
}
