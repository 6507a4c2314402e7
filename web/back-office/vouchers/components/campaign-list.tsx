import { Megaphone } from 'lucide-react';
import { searchCampaigns } from '#shared/vouchers/campaigns.contract.ts';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { campaignStateOf, StateBadge } from './voucher-facts.tsx';

export const CampaignList = staffList(searchCampaigns, {
  name: 'campaigns',
  texts: { ns: 'promotions', at: 'campaigns' },
  icon: <Megaphone />,
  file: 'chien-dich',
  choices: { state: 'state' },
  columns: (col, { t, moment }) => [
    col.link('name', '/admin/e-commerce/campaigns/$id', { sorts: true }),
    col.status('state', 'state', (campaign) => <StateBadge state={campaignStateOf(campaign)} />, {
      of: campaignStateOf,
    }),
    col.moment('validFrom', {
      sorts: true,
      card: 'line',
      className: 'tabular-nums',
      text: ({ validFrom, validTo }) => `${moment(validFrom)} – ${moment(validTo)}`,
      below: ({ validTo }) => t('list.until', { at: moment(validTo) }),
    }),
    col.number('vouchers', { card: 'line', of: ({ voucherIds }) => voucherIds.length }),
    col.number('orders', { card: 'line' }),
    col.money('cost', { card: 'line' }),
    col.money('revenue', { card: 'line' }),
  ],
});
