import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCartOwner } from '../../features/cart/hooks/use-cart-owner.ts';
import { PaymentScreen } from '../../features/payments/components/payment-screen.tsx';
import { payerOf, readPaymentSearch } from '../../features/payments/rules/payer.ts';
import { Page } from '../../layouts/page.tsx';
import { guestProofOf, namesSomebody } from '../../platform/guest-proof-storage.ts';
import { partsOf } from '#shared/payments/payment-id.ts';

export const Route = createFileRoute('/_shop/e-commerce/payment/$id')({
  validateSearch: readPaymentSearch,
  beforeLoad: ({ location, params, search }) => {
    if (namesSomebody(location.searchStr))
      throw redirect({
        to: '/e-commerce/payment/$id',
        params,
        search: readPaymentSearch(search),
        replace: true,
      });
  },
  component: PaymentRoute,
});

function PaymentRoute() {
  const { t } = useTranslation('payments');
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const owner = useCartOwner();
  const payer = payerOf({
    signedIn: owner.kind === 'member',
    guestSession: owner.kind === 'guest' ? owner.id : undefined,
    remembered: guestProofOf(partsOf(id).orderId),
  });
  return (
    <Page title={t('title')}>
      <h1 className="pt-6 pb-5 text-center text-xl font-bold sm:pt-8 sm:text-2xl">{t('title')}</h1>
      <PaymentScreen id={id} payer={payer} search={search} />
    </Page>
  );
}
