import { useTranslation } from 'react-i18next';
import type { ReorderRow } from '#shared/purchasing/reorder.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { ChosenRows } from '#web/ui/list/use-bulk.ts';
import { draftsOf, type LineEdits, quantityOf, supplierIdOf } from '../rules/reorder-lines.ts';

type Props = {
  chosen: ChosenRows<ReorderRow>;
  edits: LineEdits;
  supplierName: (id: string) => string;
};

/** Preview of the drafts, of rows that are left out, and of rows that were not displayed yet. */
export function DraftPreview({ chosen: { ids, rows }, edits, supplierName }: Props) {
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
