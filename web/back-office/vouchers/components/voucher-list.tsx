import { Plus, TicketPercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { searchVouchers } from '#shared/vouchers/staff-vouchers.contract.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { useVoucherColumns } from './voucher-columns.tsx';

export const VoucherList = staffList(searchVouchers, {
  name: 'vouchers',
  texts: { ns: 'promotions', at: 'list' },
  icon: <TicketPercent />,
  file: 'voucher',
  choices: {
    state: 'state',
    type: { single: true, options: 'type' },
    category: 'category',
    reach: { single: true, options: 'reach' },
  },
  useOwn: () => ({ columns: useVoucherColumns() }),
  columns: (_col, { own }) => own.columns,
});

export function AddVoucherLink() {
  const { t } = useTranslation('promotions');
  return (
    <ButtonLink variant="primary" icon={<Plus />} to="/admin/e-commerce/vouchers/new">
      {t('list.add')}
    </ButtonLink>
  );
}
