import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ClipboardList, PackagePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getCategoryTree } from '#shared/catalogue/index.ts';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { reviewDays } from '#shared/purchasing/reorder-rule.ts';
import { type ReorderRow, searchReorder } from '#shared/purchasing/reorder.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { BulkAct } from '#web/ui/list/use-bulk.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { reorderIds, suppliersQuery } from '../api/reorder-queries.ts';
import { useReorder } from '../hooks/use-reorder.ts';
import { reorderSearch, type ReorderSearch } from '../rules/reorder-search.ts';
import { DraftPreview } from './draft-preview.tsx';
import { MadeDrafts } from './made-drafts.tsx';
import { useGoodsName, useReorderColumns } from './reorder-columns.tsx';

type Props = { search: ReorderSearch; onSearch: OnSearch<ReorderSearch> };

const tenMinutes = 10 * 60_000;

function useChoices(suppliers: readonly { value: string; label: string }[]) {
  const { t } = useTranslation('reorder');
  const { data: warehouses = [] } = useQuery({ ...apiQuery(listWarehouses), staleTime: tenMinutes });
  const { data: categories = [] } = useQuery({ ...apiQuery(getCategoryTree), staleTime: tenMinutes });
  return [
    {
      name: 'needed' as const,
      label: t('need'),
      all: t('anyNeed'),
      options: [{ value: 'true', label: t('needed') }],
    },
    { name: 'supplier' as const, label: t('supplier'), all: t('allSuppliers'), options: suppliers },
    {
      name: 'warehouseId' as const,
      label: t('warehouse'),
      all: t('allWarehouses'),
      options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
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
    {
      name: 'review' as const,
      label: t('review'),
      all: t('usualReview'),
      options: reviewDays.map((value) => ({ value, label: t('reviewDays', { count: Number(value) }) })),
    },
  ];
}

/** Reorder list, first to run out first. Selected rows become one draft per supplier. */
export function ReorderPage({ search, onSearch }: Props) {
  const { t } = useTranslation('reorder');
  const query = useQuery({
    ...apiQuery(searchReorder, { query: useListQuery('reorder', reorderSearch, search) }),
    placeholderData: keepPreviousData,
  });
  const { data: found } = useQuery(suppliersQuery);
  const suppliers = (found?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const { edits, edit, draft, made } = useReorder(search);
  const goodsName = useGoodsName();
  const rows = query.data?.data ?? [];
  const nameOfSupplier = (id: string) =>
    suppliers.find(({ value }) => value === id)?.label ??
    rows.find(({ supplier }) => supplier?.id === id)?.supplier?.name ??
    id;
  const act: BulkAct<ReorderRow> = {
    name: 'draft',
    label: t('draft'),
    icon: <PackagePlus />,
    atOnce: Number.MAX_SAFE_INTEGER,
    preview: (chosen) => <DraftPreview chosen={chosen} edits={edits} supplierName={nameOfSupplier} />,
    run: draft,
    done: () => t('done'),
  };
  return (
    <>
      <MadeDrafts drafts={made} />
      <ListScreen
        name="reorder"
        label={t('title')}
        query={query}
        of={reorderSearch}
        search={search}
        onSearch={onSearch}
        words={{ name: 'q', label: t('searchLabel'), placeholder: t('search') }}
        choices={useChoices(suppliers)}
        columns={useReorderColumns({ edits, onEdit: edit, suppliers })}
        idOf={({ id }) => id}
        nameOf={(row) => `${goodsName(row)}, ${row.warehouseName}`}
        texts={{ failed: t('failed'), empty: t('empty'), emptyHint: t('emptyHint') }}
        icon={<ClipboardList />}
        bulk={[act]}
        everything={reorderIds}
        exportAs="de-xuat-nhap-hang"
        findPage={(query) => call(searchReorder, { query })}
      />
    </>
  );
}
