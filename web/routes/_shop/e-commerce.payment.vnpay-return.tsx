import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { UnknownPayment } from '../../features/payments/components/unknown-payment.tsx';
import { paymentOfReturn } from '../../features/payments/rules/vnpay-return.ts';
import { Page } from '../../layouts/page.tsx';

/** Return address for VNPay. Its parameters are not trusted: the payment's own page asks the server. */
export const Route = createFileRoute('/_shop/e-commerce/payment/vnpay-return')({
  beforeLoad: ({ location }) => {
    const back = paymentOfReturn(location.search);
    if (!back) return;
    const { id, returned } = back;
    throw redirect({ to: '/e-commerce/payment/$id', params: { id }, search: { returned }, replace: true });
  },
  component: LostRoute,
});

function LostRoute() {
  const { t } = useTranslation('payments');
  return (
    <Page title={t('title')}>
      <h1 className="sr-only">{t('title')}</h1>
      <UnknownPayment />
    </Page>
  );
}
