import { createFileRoute } from '@tanstack/react-router';
import { paymentQuery } from '#web/back-office/payments/api/payment-queries.ts';
import { PaymentActions } from '#web/back-office/payments/components/payment-actions.tsx';
import { PaymentPage } from '#web/back-office/payments/components/payment-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';
import { PaymentStatusBadge } from '#web/ui/status/payment-status-badge.tsx';

const detail = staffDetail({
  query: paymentQuery,
  missing: ['PAYMENT_NOT_FOUND'],
  texts: { ns: 'money', at: 'missing.payment' },
  back: '/admin/payments',
});

export const Route = createFileRoute('/_staff/admin/payments/$id')({
  ...staffPage('payments'),
  loader: detail.load,
  notFoundComponent: detail.Missing,
  component: PaymentRoute,
});

function PaymentRoute() {
  const shown = detail.useRecord();
  const { id, code, status, orderCode } = shown.payment;
  return (
    <BackOfficePage
      title={code}
      lead={
        <>
          <PaymentStatusBadge status={status} />
          {orderCode}
        </>
      }
      action={<PaymentActions key={id} shown={shown} />}
    >
      <PaymentPage shown={shown} />
    </BackOfficePage>
  );
}
