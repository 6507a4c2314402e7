import { createFileRoute } from '@tanstack/react-router';
import type { searchVouchers } from '#shared/vouchers/staff-vouchers.contract.ts';
import { AddVoucherLink, VoucherList } from '#web/back-office/vouchers/components/voucher-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/vouchers/')({
  ...staffPage<StaffListSearch<typeof searchVouchers>>('vouchers'),
  component: () => (
    <BackOfficePage action={<AddVoucherLink />}>
      <VoucherList />
    </BackOfficePage>
  ),
});
