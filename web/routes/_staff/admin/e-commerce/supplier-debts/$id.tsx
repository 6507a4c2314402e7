import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { debtQuery } from '#web/back-office/purchasing/api/debt-queries.ts';
import { DebtPage } from '#web/back-office/purchasing/components/debt-page.tsx';
import { PayButton } from '#web/back-office/purchasing/components/payment-form.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/supplier-debts/$id')({
  ...staffPage('supplierDebts'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, debtQuery(id), 'SUPPLIER_NOT_FOUND');
  },
  notFoundComponent: Missing,
  component: DebtRoute,
});

function Missing() {
  const { t } = useTranslation('purchasing');
  return (
    <BackOfficePage title={t('debts.missing.title')}>
      <MissingState
        title={t('debts.missing.title')}
        hint={t('missing.hint')}
        action={<ButtonLink to="/admin/e-commerce/supplier-debts">{t('debts.missing.back')}</ButtonLink>}
      />
    </BackOfficePage>
  );
}

function DebtRoute() {
  const { id } = Route.useParams();
  const { data: debt } = useSuspenseQuery(debtQuery(id));
  return (
    <BackOfficePage title={debt.name} lead={debt.code} action={<PayButton debt={debt} />}>
      <DebtPage debt={debt} />
    </BackOfficePage>
  );
}
