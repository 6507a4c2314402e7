import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Shown to a reader who returns from a provider without a known payment; links to the orders. */
export function UnknownPayment() {
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      icon={<ReceiptText />}
      title={t('lost.title')}
      hint={t('lost.text')}
      action={
        <>
          <ButtonLink to="/e-commerce/orders/guest">{t('lost.guest')}</ButtonLink>
          <ButtonLink to="/e-commerce/orders" variant="primary">
            {t('lost.orders')}
          </ButtonLink>
        </>
      }
    />
  );
}
