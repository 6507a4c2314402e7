import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { cartQuery } from '../../features/cart/api/cart-queries.ts';
import { readCartOwner } from '../../features/cart/rules/cart-owner.ts';
import { readCheckoutSearch } from '../../features/checkout/rules/checkout-search.ts';
import { CheckoutScreen } from '../../screens/checkout/checkout-screen.tsx';
import { Page } from '../../layouts/page.tsx';

export const Route = createFileRoute('/_shop/e-commerce/checkout')({
  validateSearch: readCheckoutSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(cartQuery(readCartOwner()));
  },
  component: CheckoutRoute,
});

function CheckoutRoute() {
  const { t } = useTranslation('checkout');
  const navigate = Route.useNavigate();
  return (
    <Page title={t('title')}>
      <CheckoutScreen
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    </Page>
  );
}
