import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { purchaseStatuses } from '#shared/purchasing/purchase-choices.ts';
import { searchPurchases } from '#shared/purchasing/purchases.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { supplierQuery, suppliersToChoose } from '../api/purchasing-queries.ts';
import { purchaseSearch, type PurchaseSearch } from '../rules/purchase-search.ts';
import { usePurchaseColumns } from './purchase-columns.tsx';

type Props = { search: PurchaseSearch; onSearch: OnSearch<PurchaseSearch>; tools?: ReactNode };

const tenMinutes = 10 * 60_000;

/** Suppliers that match the typed text, plus the one selected in the filter. */
function useSuppliers(chosen: string, enabled: boolean) {
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useQuery({ ...suppliersToChoose(useDeferredValue(typed), true), enabled });
  const found = data?.data ?? [];
  const isFound = found.some(({ id }) => id === chosen);
  const isMissing = enabled && data !== undefined && chosen !== '' && !isFound;
  const { data: other } = useQuery({ ...supplierQuery(chosen), enabled: isMissing });
  const shown = isMissing && other ? [other, ...found] : found;
  return {
    options: shown.map(({ id, name }) => ({ value: id, label: name })),
    find: { onQuery: setTyped, loading: isFetching },
  };
}

function useChoices({ supplier = '' }: PurchaseSearch) {
  const { t } = useTranslation('purchasing');
  const manages = useCan('purchases.manage');
  const { data: warehouses = [] } = useQuery({ ...apiQuery(listWarehouses), staleTime: tenMinutes });
  const suppliers = useSuppliers(supplier, manages);
  return [
    {
      name: 'status' as const,
      many: true,
      label: t('list.status'),
      all: t('list.allStatuses'),
      options: purchaseStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      name: 'late' as const,
      label: t('list.late'),
      all: t('list.anyDay'),
      options: [{ value: 'true', label: t('list.isLate') }],
    },
    {
      name: 'warehouseId' as const,
      label: t('list.warehouse'),
      all: t('list.allWarehouses'),
      options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
    },
    ...(manages
      ? [
          {
            name: 'supplier' as const,
            label: t('list.supplier'),
            all: t('list.allSuppliers'),
            ...suppliers,
          },
        ]
      : []),
  ];
}

/** List of purchases, and what is still to arrive. */
export function PurchaseListPage({ search, onSearch, tools }: Props) {
  const { t } = useTranslation('purchasing');
  const query = useQuery({
    ...apiQuery(searchPurchases, { query: useListQuery('purchases', purchaseSearch, search) }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListScreen
      name="purchases"
      label={t('title')}
      query={query}
      of={purchaseSearch}
      search={search}
      onSearch={onSearch}
      words={{ name: 'q', label: t('list.searchLabel'), placeholder: t('list.search') }}
      choices={useChoices(search)}
      days={t('list.createdAt')}
      columns={usePurchaseColumns()}
      idOf={({ id }) => id}
      nameOf={({ code }) => code}
      texts={{ failed: t('list.failed'), empty: t('list.empty'), emptyHint: t('list.emptyHint') }}
      icon={<PackageOpen />}
      tools={tools}
    />
  );
}
