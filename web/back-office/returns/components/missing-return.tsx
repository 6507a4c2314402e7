import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

/** In place of a return that is not there. */
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
