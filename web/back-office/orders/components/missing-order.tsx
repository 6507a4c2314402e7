import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

export function useMissingTitle(): string {
  const { t } = useTranslation('staffOrders');
  return t('missing.title');
}

/** Shown in place of an order that does not exist. */
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
