import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type CampaignRow, searchCampaigns } from '#shared/vouchers/campaigns.contract.ts';
import { campaignStates } from '#shared/vouchers/campaign-choices.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { Column } from '#web/ui/list/column.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { campaignSearch, type CampaignSearch } from '../rules/campaign-search.ts';
import { campaignStateOf, CampaignStateBadge } from './campaign-state.tsx';

type Props = { search: CampaignSearch; onSearch: OnSearch<CampaignSearch> };

function useColumns(): Column<CampaignRow>[] {
  const { t } = useTranslation('promotions');
  const { moment, number, vnd } = useFormat();
  const money = (amount: number) =>
    amount === 0 ? (
      <span className="text-ink-3">0</span>
    ) : (
      <span className="tabular-nums">{vnd(amount)}</span>
    );
  return [
    {
      name: 'name',
      label: t('campaigns.name'),
      main: true,
      sorts: true,
      text: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link
          to="/admin/e-commerce/campaigns/$id"
          params={{ id }}
          className="rounded-xs after:absolute after:inset-0 hover:text-brand"
        >
          {name}
        </Link>
      ),
    },
    {
      name: 'state',
      label: t('list.state'),
      tight: true,
      card: 'aside',
      text: (campaign) => t(`state.${campaignStateOf(campaign)}`),
      cell: (campaign) => <CampaignStateBadge campaign={campaign} />,
    },
    {
      name: 'validFrom',
      label: t('list.validity'),
      tight: true,
      sorts: true,
      card: 'line',
      text: ({ validFrom, validTo }) => `${moment(validFrom)} – ${moment(validTo)}`,
      cell: ({ validFrom, validTo }) => (
        <span className="block tabular-nums">
          {moment(validFrom)}
          <span className="block text-sm text-ink-2">{t('list.until', { at: moment(validTo) })}</span>
        </span>
      ),
    },
    {
      name: 'vouchers',
      label: t('campaigns.vouchers'),
      tight: true,
      numeric: true,
      card: 'line',
      text: ({ voucherIds }) => voucherIds.length,
      cell: ({ voucherIds }) => number(voucherIds.length),
    },
    {
      name: 'orders',
      label: t('campaigns.orders'),
      tight: true,
      numeric: true,
      card: 'line',
      text: ({ orders }) => orders,
      cell: ({ orders }) => number(orders),
    },
    {
      name: 'cost',
      label: t('list.cost'),
      tight: true,
      numeric: true,
      card: 'line',
      text: ({ cost }) => cost,
      cell: ({ cost }) => money(cost),
    },
    {
      name: 'revenue',
      label: t('campaigns.revenue'),
      tight: true,
      numeric: true,
      card: 'line',
      text: ({ revenue }) => revenue,
      cell: ({ revenue }) => money(revenue),
    },
  ];
}

/** List of campaigns with cost and revenue of each. */
export function CampaignListPage({ search, onSearch }: Props) {
  const { t } = useTranslation('promotions');
  const asked = useListQuery('campaigns', campaignSearch, search);
  const query = useQuery({
    ...apiQuery(searchCampaigns, { query: asked }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListScreen
      name="campaigns"
      label={t('campaigns.title')}
      query={query}
      of={campaignSearch}
      search={search}
      onSearch={onSearch}
      words={{ name: 'q', label: t('campaigns.searchLabel'), placeholder: t('campaigns.search') }}
      choices={[
        {
          name: 'state',
          label: t('list.state'),
          all: t('list.allStates'),
          options: campaignStates.map((value) => ({ value, label: t(`state.${value}`) })),
        },
      ]}
      columns={useColumns()}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      texts={{
        failed: t('campaigns.failed'),
        empty: t('campaigns.empty'),
        emptyHint: t('campaigns.emptyHint'),
      }}
      icon={<Megaphone />}
      exportAs="chien-dich"
      findPage={(query) => call(searchCampaigns, { query })}
    />
  );
}
