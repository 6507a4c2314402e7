import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

/** Says that the transfer does not exist, and links back to the list. */
export function MissingTransfer() {
  const { t } = useTranslation('transfers');
  return (
    <MissingState
      title={t('missing.title')}
      hint={t('missing.hint')}
      action={<ButtonLink to="/admin/e-commerce/inventory/transfers">{t('missing.back')}</ButtonLink>}
    />
  );
}
