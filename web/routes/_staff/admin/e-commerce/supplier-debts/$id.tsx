import { createFileRoute } from '@tanstack/react-router';
import { debtQuery } from '#web/back-office/purchasing/api/debt-queries.ts';
import { DebtPage } from '#web/back-office/purchasing/components/debt-page.tsx';
import { PayButton } from '#web/back-office/purchasing/components/payment-form.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';

const detail = staffDetail({
  query: debtQuery,
  missing: ['SUPPLIER_NOT_FOUND'],
  texts: { ns: 'purchasing', at: 'debts.missing' },
  back: '/admin/e-commerce/supplier-debts',
  titled: true,
});

export const Route = createFileRoute('/_staff/admin/e-commerce/supplier-debts/$id')({
  ...staffPage('supplierDebts'),
  loader: detail.load,
  notFoundComponent: detail.Missing,
  component: DebtRoute,
});

function DebtRoute() {
  const debt = detail.useRecord();
  return (
    <BackOfficePage title={debt.name} lead={debt.code} action={<PayButton debt={debt} />}>
      <DebtPage debt={debt} />
    </BackOfficePage>
  );
}
