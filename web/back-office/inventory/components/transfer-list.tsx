import { ArrowRight, ArrowRightLeft, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { searchTransfers, type TransferRow } from '#shared/inventory/transfers.contract.ts';
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { TransferStatusBadge } from '#web/ui/status/transfer-status-badge.tsx';

/** Transfers between warehouses: requested, sent, not fully received, and past ones. */
export const TransferList = staffList(searchTransfers, {
  name: 'transfers',
  texts: { ns: 'transfers', at: 'list' },
  icon: <ArrowRightLeft />,
  file: 'chuyen-kho',
  choices: {
    status: 'status',
    warehouseId: { label: 'warehouse', options: useWarehouseChoices },
  },
  columns: (col) => [
    col.link('code', '/admin/e-commerce/inventory/transfers/$id'),
    col.custom('way', (row) => <TransferPlaces transfer={row} />, {
      card: 'line',
      text: ({ from, to }) => `${from.name} → ${to.name}`,
    }),
    col.status('status', 'status', (row) => <TransferStatusBadge transfer={row} />),
    col.number('pieces', { card: 'line' }),
    col.number('received'),
    col.moment('createdAt', { sorts: true, card: 'line', className: 'tabular-nums' }),
    col.text('note', { className: 'line-clamp-2 text-ink-2' }),
  ],
});

/** Source and destination of a transfer. */
export function TransferPlaces({ transfer: { from, to } }: { transfer: Pick<TransferRow, 'from' | 'to'> }) {
  const { t } = useTranslation('transfers');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      {from.name}
      <ArrowRight role="img" aria-label={t('to')} className="size-4 shrink-0 text-ink-3" />
      {to.name}
    </span>
  );
}

export function AddTransferLink() {
  const { t } = useTranslation('transfers');
  return (
    <ButtonLink to="/admin/e-commerce/inventory/transfers/new" variant="primary" icon={<Plus />}>
      {t('add')}
    </ButtonLink>
  );
}
