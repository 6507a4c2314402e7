import { TicketPercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CampaignWithVouchers } from '#shared/vouchers/campaigns.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Stat } from '#web/ui/data/stat.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { History } from '#web/ui/record/history.tsx';
import { useVoucherColumns } from './voucher-columns.tsx';

const hidden = ['name', 'category', 'reach', 'validTo'];

export function CampaignPage({ campaign }: { campaign: CampaignWithVouchers }) {
  const { t } = useTranslation('promotions');
  const { number, vnd } = useFormat();
  const columns = useVoucherColumns().map((column) => ({ ...column, sorts: false }));
  const { id, orders, cost, revenue, vouchers, version } = campaign;
  return (
    <>
      <div className="mb-5 grid gap-3 sm:grid-cols-3">
        <Stat label={t('campaigns.orders')} value={number(orders)} hint={t('campaigns.ordersHint')} />
        <Stat label={t('tally.cost')} value={vnd(cost)} />
        <Stat label={t('campaigns.revenue')} value={vnd(revenue)} hint={t('tally.revenueHint')} />
      </div>
      <Card padded={false} className="mb-5">
        {vouchers.length === 0 ? (
          <EmptyState
            icon={<TicketPercent />}
            title={t('campaigns.noVouchers')}
            hint={t('campaigns.noVouchersHint')}
          />
        ) : (
          <DataTable
            label={t('campaigns.vouchers')}
            rows={vouchers}
            columns={columns}
            hidden={hidden}
            idOf={(voucher) => voucher.id}
            nameOf={({ code }) => code}
          />
        )}
      </Card>
      <Card key={version} className="max-w-200">
        <CardHeader title={t('tabs.history')} />
        <History of="campaign" id={id} />
      </Card>
    </>
  );
}
