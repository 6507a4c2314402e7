import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { paymentQuery } from '../../back-office/money/api/money-queries.ts';
import { MissingMoney } from '../../back-office/money/components/missing-money.tsx';
import { PaymentActs } from '../../back-office/money/components/payment-acts.tsx';
import { PaymentPage } from '../../back-office/money/components/payment-page.tsx';
import { staffPage } from '../../back-office/staff-page.ts';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';
import { found } from '../../platform/errors/found.ts';
import { PaymentStatusBadge } from '../../ui/status/payment-status.tsx';

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
