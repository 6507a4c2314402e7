import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

export function useMissingTitle(): string {
  const { t } = useTranslation('staffOrders');
  return t('missing.title');
}

/** In place of an order that is not there. */
export function MissingOrder() {
  const { t } = useTranslation('staffOrders');
  return (
    <MissingState
      title={t('missing.title')}
      hint={t('missing.hint')}
      action={<ButtonLink to="/admin/e-commerce/orders">{t('missing.back')}</ButtonLink>}
    />
  );
}
