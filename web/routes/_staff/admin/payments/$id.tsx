import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { paymentQuery } from '#web/back-office/payments/api/payment-queries.ts';
import { MissingMoney } from '#web/back-office/missing-money.tsx';
import { PaymentActs } from '#web/back-office/payments/components/payment-acts.tsx';
import { PaymentPage } from '#web/back-office/payments/components/payment-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { PaymentStatusBadge } from '#web/ui/status/payment-status.tsx';

export const Route = createFileRoute('/_staff/admin/payments/$id')({
  ...staffPage('payments'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, paymentQuery(id), 'PAYMENT_NOT_FOUND');
  },
  notFoundComponent: Missing,
  component: PaymentRoute,
});

function Missing() {
  return (
    <BackOfficePage>
      <MissingMoney of="payment" />
    </BackOfficePage>
  );
}

function PaymentRoute() {
  const { id } = Route.useParams();
  const { data: shown } = useSuspenseQuery(paymentQuery(id));
  return (
    <BackOfficePage
      title={shown.payment.code}
      lead={
        <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <PaymentStatusBadge status={shown.payment.status} />
          {shown.payment.orderCode}
        </span>
      }
      action={<PaymentActs key={shown.payment.id} shown={shown} />}
    >
      <PaymentPage shown={shown} />
    </BackOfficePage>
  );
}
