import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  listWarehouses,
  searchWarehouses,
  type StaffWarehouse,
} from '#shared/catalogue/warehouse.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { divisionLine } from './division-codes.tsx';

/** All warehouses, for selects; a single one is found in this list too. */
export const warehousesQuery = { ...apiQuery(listWarehouses), staleTime: 10 * 60_000 };

function useColumns(): Column<StaffWarehouse>[] {
  const { t } = useTranslation('backOffice');
  return [
    {
      name: 'name',
      label: t('warehouses.name'),
      main: true,
      sorts: true,
      text: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link
          to="/admin/e-commerce/warehouses/$id"
          params={{ id }}
          className="rounded-xs after:absolute after:inset-0 hover:text-brand"
        >
          {name}
        </Link>
      ),
    },
    {
      name: 'code',
      label: t('warehouses.code'),
      tight: true,
      sorts: true,
      card: 'line',
      text: ({ code }) => code,
      cell: ({ code }) => <span className="tabular-nums">{code}</span>,
    },
    {
      name: 'province',
      label: t('warehouses.province'),
      sorts: true,
      text: ({ province }) => province,
      cell: ({ province }) => province,
    },
    {
      name: 'address',
      label: t('warehouses.address'),
      card: 'line',
      text: ({ address }) => address,
      cell: ({ address }) => address,
    },
    {
      name: 'phone',
      label: t('warehouses.phone'),
      tight: true,
      text: ({ phone }) => phone,
      cell: ({ phone }) => <span className="tabular-nums">{phone}</span>,
    },
    {
      name: 'isActive',
      label: t('warehouses.status'),
      tight: true,
      card: 'aside',
      text: ({ isActive }) => t(isActive ? 'warehouses.open' : 'warehouses.closed'),
      cell: ({ isActive }) => <OpenState isActive={isActive} />,
    },
  ];
}

function OpenState({ isActive }: Pick<StaffWarehouse, 'isActive'>) {
  const { t } = useTranslation('backOffice');
  return (
    <Badge tone={isActive ? 'jade' : 'neutral'}>
      {t(isActive ? 'warehouses.open' : 'warehouses.closed')}
    </Badge>
  );
}

/** Search parameters of the list of warehouses. */
export const warehouseSearch = staffSearch(searchWarehouses.list, { size: 20 });
export type WarehouseSearch = SearchOf<typeof warehouseSearch>;

type ListProps = { search: WarehouseSearch; onSearch: OnSearch<WarehouseSearch> };

/** List of all warehouses. */
export function WarehouseList({ search, onSearch }: ListProps) {
  const { t } = useTranslation('backOffice');
  const asked = useListQuery('warehouses', warehouseSearch, search);
  const query = useQuery({
    ...apiQuery(searchWarehouses, { query: asked }),
    placeholderData: keepPreviousData,
  });
  const { data: all = [] } = useQuery(warehousesQuery);
  const provinces = [...new Set(all.map(({ province }) => province))];
  return (
    <ListScreen
      name="warehouses"
      label={t('page.warehouses')}
      query={query}
      of={warehouseSearch}
      search={search}
      onSearch={onSearch}
      words={{ name: 'q', label: t('warehouses.searchLabel'), placeholder: t('warehouses.search') }}
      choices={[
        {
          name: 'province',
          label: t('warehouses.province'),
          all: t('warehouses.allProvinces'),
          options: provinces.map((value) => ({ value, label: value })),
        },
        {
          name: 'isActive',
          label: t('warehouses.status'),
          all: t('warehouses.allStatuses'),
          options: [
            { value: 'true', label: t('warehouses.open') },
            { value: 'false', label: t('warehouses.closed') },
          ],
        },
      ]}
      columns={useColumns()}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      texts={{
        failed: t('warehouses.failed'),
        empty: t('warehouses.empty'),
        emptyHint: t('warehouses.emptyHint'),
      }}
      icon={<Warehouse />}
      exportAs="kho-hang"
      findPage={(query) => call(searchWarehouses, { query })}
    />
  );
}

/** Facts of one warehouse. */
export function WarehouseFacts({ warehouse }: { warehouse: StaffWarehouse }) {
  const { t } = useTranslation('backOffice');
  return (
    <Card className="max-w-160">
      <Facts>
        <Fact label={t('warehouses.code')}>{warehouse.code}</Fact>
        <Fact label={t('warehouses.status')}>
          <OpenState isActive={warehouse.isActive} />
        </Fact>
        {warehouse.pausedReason && <Fact label={t('warehouses.pausedReason')}>{warehouse.pausedReason}</Fact>}
        <Fact label={t('warehouses.province')}>{warehouse.province}</Fact>
        <Fact label={t('warehouses.address')}>{warehouse.address}</Fact>
        {[warehouse.currentDivision, warehouse.formerDivision].map(
          (division, place) =>
            division && (
              <Fact
                key={place}
                label={t(place === 0 ? 'warehouses.currentDivision' : 'warehouses.formerDivision')}
              >
                {divisionLine(division)}
              </Fact>
            ),
        )}
        <Fact label={t('warehouses.phone')}>
          <a href={`tel:${warehouse.phone}`} className="tabular-nums hover:text-brand hover:underline">
            {warehouse.phone}
          </a>
        </Fact>
        <Fact label={t('warehouses.hours')}>{warehouse.hours}</Fact>
      </Facts>
    </Card>
  );
}
