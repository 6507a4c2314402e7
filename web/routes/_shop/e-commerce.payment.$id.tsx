import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCartOwner } from '../../features/cart/hooks/cart-owner.ts';
import { PaymentScreen } from '../../features/payments/components/payment-screen.tsx';
import { payerOf, readPaymentSearch } from '../../features/payments/hooks/payer.ts';
import { rememberedProof } from '../../features/payments/hooks/paying-memory.ts';
import { Page } from '../../layouts/page.tsx';

export const Route = createFileRoute('/_shop/e-commerce/payment/$id')({
  validateSearch: readPaymentSearch,
  component: PaymentRoute,
});

function PaymentRoute() {
  const { t } = useTranslation('payments');
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const owner = useCartOwner();
  const payer = payerOf({
    search,
    signedIn: owner.kind === 'member',
    guestSession: owner.kind === 'guest' ? owner.id : undefined,
    remembered: rememberedProof(id),
  });
  return (
    <Page title={t('title')}>
      <h1 className="pt-6 pb-5 text-center text-xl font-bold sm:pt-8 sm:text-2xl">{t('title')}</h1>
      <PaymentScreen
        id={id}
        payer={payer}
        search={search}
        onEmail={(email) => void navigate({ search: { email }, replace: true })}
      />
    </Page>
  );
}
