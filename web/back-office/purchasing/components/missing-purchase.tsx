import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

export function useMissingTitle(): string {
  const { t } = useTranslation('purchasing');
  return t('missing.title');
}

/** Shown in place of a purchase that does not exist. */
export function MissingPurchase() {
  const { t } = useTranslation('purchasing');
  return (
    <MissingState
      title={t('missing.title')}
      hint={t('missing.hint')}
      action={<ButtonLink to="/admin/e-commerce/purchases">{t('missing.back')}</ButtonLink>}
    />
  );
}
