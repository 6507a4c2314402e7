import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Boxes } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getCategoryTree } from '#shared/catalogue/index.ts';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { shelfStates } from '#shared/inventory/inventory-choices.ts';
import { type InventoryRow, searchInventory } from '#shared/inventory/inventory.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { inventorySearch, type InventorySearch } from '../rules/inventory-search.ts';
import { DifferenceNotice } from './difference-notice.tsx';
import { useInventoryColumns } from './inventory-columns.tsx';
import { StockLevelDrawer } from './lazy-stock-level-drawer.ts';

type Props = { search: InventorySearch; onSearch: OnSearch<InventorySearch>; tools?: ReactNode };

const tenMinutes = 10 * 60_000;

function useChoices() {
  const { t } = useTranslation('inventory');
  const { data: warehouses = [] } = useQuery({ ...apiQuery(listWarehouses), staleTime: tenMinutes });
  const { data: categories = [] } = useQuery({ ...apiQuery(getCategoryTree), staleTime: tenMinutes });
  return [
    {
      name: 'warehouseId' as const,
      label: t('warehouse'),
      all: t('allWarehouses'),
      options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'state' as const,
      label: t('state'),
      all: t('allStates'),
      options: shelfStates.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    {
      name: 'categoryId' as const,
      label: t('category'),
      all: t('allCategories'),
      options: categories.flatMap(({ id, name, children }) => [
        { value: id, label: name },
        ...children.map((child) => ({ value: child.id, label: `${name} › ${child.name}` })),
      ]),
    },
  ];
}

/** All shelves of the shop: quantity, reserved quantity and shortage. */
export function InventoryListPage({ search, onSearch, tools }: Props) {
  const { t } = useTranslation('inventory');
  const asked = useListQuery('inventory', inventorySearch, search);
  const query = useQuery({
    ...apiQuery(searchInventory, { query: asked }),
    placeholderData: keepPreviousData,
  });
  const [shown, setShown] = useState<InventoryRow>();
  return (
    <>
      <DifferenceNotice />
      <ListScreen
        name="inventory"
        label={t('title')}
        query={query}
        of={inventorySearch}
        search={search}
        onSearch={onSearch}
        words={{ name: 'q', label: t('searchLabel'), placeholder: t('search') }}
        choices={useChoices()}
        columns={useInventoryColumns(setShown)}
        idOf={({ id }) => id}
        nameOf={({ productName, warehouseName }) => `${productName}, ${warehouseName}`}
        texts={{ failed: t('failed'), empty: t('empty'), emptyHint: t('emptyHint') }}
        icon={<Boxes />}
        tools={tools}
      />
      {shown && (
        <StockLevelDrawer
          shelf={query.data?.data.find(({ id }) => id === shown.id) ?? shown}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
