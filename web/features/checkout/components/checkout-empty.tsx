import { ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

export function CheckoutEmpty() {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      icon={<ShoppingBasket />}
      title={t('empty.title')}
      hint={t('empty.hint')}
      action={
        <>
          <ButtonLink to="/e-commerce/cart">{t('empty.cart')}</ButtonLink>
          <ButtonLink to="/e-commerce/product" variant="primary">
            {t('empty.shop')}
          </ButtonLink>
        </>
      }
    />
  );
}
