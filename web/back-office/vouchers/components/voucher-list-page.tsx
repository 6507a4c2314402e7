import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { searchVouchers } from '#shared/vouchers/staff-vouchers.contract.ts';
import {
  voucherCategories,
  voucherReaches,
  voucherStates,
  voucherTypes,
} from '#shared/vouchers/voucher-choices.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { voucherSearch, type VoucherSearch } from '../rules/voucher-search.ts';
import { useVoucherColumns } from './voucher-columns.tsx';

type Props = { search: VoucherSearch; onSearch: OnSearch<VoucherSearch> };

/** List of vouchers with their cost so far and their state. */
export function VoucherListPage({ search, onSearch }: Props) {
  const { t } = useTranslation('promotions');
  const asked = useListQuery('vouchers', voucherSearch, search);
  const query = useQuery({
    ...apiQuery(searchVouchers, { query: asked }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListScreen
      name="vouchers"
      label={t('list.title')}
      query={query}
      of={voucherSearch}
      search={search}
      onSearch={onSearch}
      words={{ name: 'q', label: t('list.searchLabel'), placeholder: t('list.search') }}
      choices={[
        {
          name: 'state',
          label: t('list.state'),
          all: t('list.allStates'),
          options: voucherStates.map((value) => ({ value, label: t(`state.${value}`) })),
        },
        {
          name: 'type',
          label: t('list.type'),
          all: t('list.allTypes'),
          options: voucherTypes.map((value) => ({ value, label: t(`type.${value}`) })),
        },
        {
          name: 'category',
          label: t('list.category'),
          all: t('list.allCategories'),
          options: voucherCategories.map((value) => ({ value, label: t(`category.${value}`) })),
        },
        {
          name: 'reach',
          label: t('list.reach'),
          all: t('list.allReaches'),
          options: voucherReaches.map((value) => ({ value, label: t(`reach.${value}`) })),
        },
      ]}
      columns={useVoucherColumns()}
      idOf={({ id }) => id}
      nameOf={({ code }) => code}
      texts={{ failed: t('list.failed'), empty: t('list.empty'), emptyHint: t('list.emptyHint') }}
      icon={<TicketPercent />}
      exportAs="voucher"
      findPage={(query) => call(searchVouchers, { query })}
    />
  );
}
