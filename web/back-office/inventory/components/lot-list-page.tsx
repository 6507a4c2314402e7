import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lotStates } from '#shared/inventory/lot-choices.ts';
import { searchLots } from '#shared/inventory/lots.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { warehousesQuery } from '../api/transfer-queries.ts';
import { lotSearch, type LotSearch } from '../rules/lot-search.ts';
import { useLotColumns } from './lot-columns.tsx';
import { LotFigures } from './lot-figures.tsx';
import { useWriteOff } from './use-write-off.tsx';

type Props = { search: LotSearch; onSearch: OnSearch<LotSearch> };

/** Remaining quantity of each lot, first to expire first. Expired lots can be written off here. */
export function LotListPage({ search, onSearch }: Props) {
  const { t } = useTranslation('lots');
  const { data: warehouses = [] } = useQuery(warehousesQuery);
  const asked = useListQuery('lots', lotSearch, search);
  const query = useQuery({ ...apiQuery(searchLots, { query: asked }), placeholderData: keepPreviousData });
  return (
    <>
      <LotFigures />
      <ListScreen
        name="lots"
        label={t('title')}
        query={query}
        of={lotSearch}
        search={search}
        onSearch={onSearch}
        words={{ name: 'q', label: t('searchLabel'), placeholder: t('search') }}
        choices={[
          {
            name: 'state',
            label: t('state'),
            all: t('allStates'),
            options: lotStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
          {
            name: 'warehouseId',
            label: t('warehouse'),
            all: t('allWarehouses'),
            options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        columns={useLotColumns()}
        idOf={({ id }) => id}
        nameOf={({ productName, code }) => `${productName}, ${code}`}
        texts={{ failed: t('failed'), empty: t('empty'), emptyHint: t('emptyHint') }}
        icon={<CalendarClock />}
        bulk={[useWriteOff(query.data?.data ?? [])]}
        exportAs="han-su-dung"
        findPage={(query) => call(searchLots, { query })}
      />
    </>
  );
}
