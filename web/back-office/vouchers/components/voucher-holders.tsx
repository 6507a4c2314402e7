import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  listVoucherHolders,
  type StaffVoucher,
  type VoucherHolder,
} from '#shared/vouchers/staff-vouchers.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useCursorRows } from '#web/platform/lists/use-cursor-rows.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { useColumns } from '#web/ui/list/columns.tsx';
import { CursorList } from '#web/ui/list/cursor-list.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { HandOutForm } from './hand-out-form.tsx';

const kinds = ['all', 'used'] as const;
type Kind = (typeof kinds)[number];

/** Recipients of a voucher, its holders, and its uses with the orders. */
export function VoucherHolders({ voucher }: { voucher: StaffVoucher }) {
  const { t } = useTranslation('promotions');
  const [of, setOf] = useState<Kind>('all');
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <Card padded={false} className="order-2 px-4 pt-2 pb-4 xl:order-1">
        <Tabs
          label={t('holders.title')}
          value={of}
          onChange={setOf}
          tabs={kinds.map((value) => ({ value, label: t(`holders.${value}`) }))}
        >
          <Holders id={voucher.id} of={of} />
        </Tabs>
      </Card>
      <div className="order-1 xl:order-2">
        <HandOutForm voucher={voucher} />
      </div>
    </div>
  );
}

function useHolderColumns(): Column<VoucherHolder>[] {
  const { t } = useTranslation('promotions');
  const { moment } = useFormat();
  const col = useColumns<VoucherHolder>({ ns: 'promotions', at: 'holders' });
  return [
    col.text('member', {
      main: true,
      of: ({ fullName }) => fullName ?? t('holders.gone'),
      below: ({ referenceId }) => referenceId,
    }),
    col.moment('receivedAt', { card: 'line', className: 'tabular-nums' }),
    col.moment('usedAt', {
      card: 'line',
      className: 'tabular-nums',
      cell: ({ usedAt }) =>
        usedAt ? moment(usedAt) : <span className="text-ink-3">{t('holders.unused')}</span>,
    }),
    col.text('order', { tight: true, card: 'line', of: ({ orderCode }) => orderCode }),
    col.money('discount', { card: 'line', of: ({ discountAmount }) => discountAmount }),
  ];
}

function Holders({ id, of }: { id: string; of: Kind }) {
  const { t } = useTranslation('promotions');
  const list = useCursorRows(listVoucherHolders, { params: { id }, query: { of, take: '20' } });
  const columns = useHolderColumns();
  return (
    <CursorList
      list={list}
      failed={t('holders.failed')}
      empty={<EmptyState size="sm" icon={<UsersRound />} title={t(`holders.empty.${of}`)} />}
      more={t('holders.more')}
    >
      <DataTable
        label={t('holders.title')}
        rows={list.rows}
        columns={columns}
        idOf={(row) => `${row.userId} ${row.id}`}
        nameOf={({ fullName }) => fullName ?? t('holders.gone')}
      />
    </CursorList>
  );
}
