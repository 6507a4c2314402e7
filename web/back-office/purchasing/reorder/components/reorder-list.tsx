import { useQuery } from '@tanstack/react-query';
import { ClipboardList, PackagePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { reviewDays } from '#shared/purchasing/reorder-rule.ts';
import { searchReorder, type ReorderDrafts, type ReorderRow } from '#shared/purchasing/reorder.contract.ts';
import { useCategoryChoices } from '#web/back-office/category-choices.ts';
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { staffList } from '#web/ui/list/staff-list.tsx';
import type { ChosenRows } from '#web/ui/list/use-bulk.ts';
import { reorderIds, suppliersQuery } from '../api/reorder-queries.ts';
import { useReorder } from '../hooks/use-reorder.ts';
import { draftsOf, type LineEdits, quantityOf, supplierIdOf } from '../rules/reorder-lines.ts';
import { useGoodsName, useReorderColumns } from './reorder-columns.tsx';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

function useSupplierChoices() {
  const { data: found } = useQuery(suppliersQuery);
  return (found?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

function useReviewChoices() {
  const { t } = useTranslation('reorder');
  return reviewDays.map((value) => ({ value, label: t('reviewDays', { count: Number(value) }) }));
}

/** Goods to buy, first to run out first. Selected rows become one draft per supplier. */
export const ReorderList = staffList(searchReorder, {
  name: 'reorder',
  texts: { ns: 'reorder', at: 'list' },
  icon: <ClipboardList />,
  file: 'de-xuat-nhap-hang',
  size: 50,
  choices: {
    needed: { label: 'need', values: ['true'], options: 'neededAs' },
    supplier: useSupplierChoices,
    warehouseId: { label: 'warehouse', single: true, options: useWarehouseChoices },
    categoryId: { label: 'category', options: useCategoryChoices },
    review: useReviewChoices,
  },
  useOwn({ search, rows }) {
    const { t } = useTranslation('reorder');
    const suppliers = useSupplierChoices();
    const { edits, edit, draft, made } = useReorder(search);
    const goodsName = useGoodsName();
    const supplierName = (id: string) =>
      suppliers.find(({ value }) => value === id)?.label ??
      rows.find(({ supplier }) => supplier?.id === id)?.supplier?.name ??
      id;
    return {
      columns: useReorderColumns({ edits, onEdit: edit, suppliers }),
      screen: {
        before: <MadeDrafts drafts={made} />,
        nameOf: (row) => `${goodsName(row)}, ${row.warehouseName}`,
        everything: reorderIds,
        bulk: [
          {
            name: 'draft',
            label: t('draft'),
            icon: <PackagePlus />,
            atOnce: Number.MAX_SAFE_INTEGER,
            preview: (chosen) => <DraftPreview chosen={chosen} edits={edits} supplierName={supplierName} />,
            run: draft,
            done: () => t('done'),
          },
        ],
      },
    };
  },
  columns: (_col, { own }) => own.columns,
});

/** Links to the created drafts, to be checked and sent. */
function MadeDrafts({ drafts }: { drafts: ReorderDrafts['data'] }) {
  const { t } = useTranslation('reorder');
  const { number } = useFormat();
  if (drafts.length === 0) return null;
  return (
    <Notice tone="jade" className="mb-4" title={t('made.title', { count: drafts.length })}>
      <p>{t('made.hint')}</p>
      <ul className="mt-1 space-y-1">
        {drafts.map(({ id, code, supplierName, warehouseName, goods, quantity }) => (
          <li key={id}>
            <Link
              to="/admin/e-commerce/purchases/$id"
              params={{ id }}
              className="font-semibold text-ink underline underline-offset-2 hover:no-underline"
            >
              {code}
            </Link>{' '}
            {supplierName} · {warehouseName} ·{' '}
            {t('preview.lines', { count: goods, goods: number(goods), quantity: number(quantity) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type PreviewProps = {
  chosen: ChosenRows<ReorderRow>;
  edits: LineEdits;
  supplierName: (id: string) => string;
};

/** Preview of the drafts, of rows that are left out, and of rows that were not displayed yet. */
function DraftPreview({ chosen: { ids, rows }, edits, supplierName }: PreviewProps) {
  const { t } = useTranslation('reorder');
  const { number } = useFormat();
  const without = rows.filter((row) => quantityOf(row, edits) > 0 && !supplierIdOf(row, edits)).length;
  const nothing = rows.filter((row) => quantityOf(row, edits) === 0).length;
  const unseen = ids.length - rows.length;
  return (
    <div className="space-y-3 text-sm">
      <p>{t('preview.hint')}</p>
      <ul className="divide-y divide-line rounded-md border border-line empty:hidden">
        {draftsOf(rows, edits).map(({ key, supplierId, warehouseName, goods, quantity }) => (
          <li key={key} className="flex items-baseline justify-between gap-4 px-3 py-2">
            <span className="min-w-0">
              <span className="block font-semibold">{supplierName(supplierId)}</span>
              <span className="text-xs text-ink-2">{warehouseName}</span>
            </span>
            <span className="shrink-0 tabular-nums">
              {t('preview.lines', { count: goods, goods: number(goods), quantity: number(quantity) })}
            </span>
          </li>
        ))}
      </ul>
      {without > 0 && <p className="text-danger">{t('preview.without', { count: without })}</p>}
      {nothing > 0 && <p className="text-ink-2">{t('preview.nothing', { count: nothing })}</p>}
      {unseen > 0 && <p className="text-ink-2">{t('preview.unseen', { count: unseen })}</p>}
    </div>
  );
}
