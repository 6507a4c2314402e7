import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { staffPage } from '#web/back-office/staff-page.ts';
import { VoucherForm } from '#web/back-office/vouchers/components/voucher-form.tsx';
import { ShopperTicket } from '#web/features/vouchers/components/shopper-ticket.tsx';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/vouchers/new')({
  ...staffPage('vouchers'),
  component: NewVoucherRoute,
});

function NewVoucherRoute() {
  const { t } = useTranslation('promotions');
  return (
    <BackOfficePage title={t('list.add')}>
      <VoucherForm ticket={(shown) => <ShopperTicket voucher={shown} />} />
    </BackOfficePage>
  );
}
