import clsx from 'clsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxPieces } from '#shared/purchasing/purchase-draft.ts';
import { salesPeriodDays } from '#shared/purchasing/reorder-rule.ts';
import type { ReorderRow } from '#shared/purchasing/reorder.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import { Select, type SelectOption } from '#web/ui/fields/select.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { useColumns } from '#web/ui/list/columns.tsx';
import { ShelfGoods } from '#web/ui/media/shelf-goods.tsx';
import { type LineEdit, type LineEdits, quantityOf, supplierIdOf } from '../rules/reorder-lines.ts';

/** Returns a function for a good's name with its variant in the user's language. */
export function useGoodsName(): (row: ReorderRow) => string {
  const { say } = useShopWords();
  return ({ productName, productId, variantName }) =>
    [productName || productId, say(variantName)].filter(Boolean).join(' · ');
}

function ReorderGoods({ row }: { row: ReorderRow }) {
  const { say } = useShopWords();
  return (
    <ShelfGoods
      row={row}
      known={[row.sku ?? row.productCode, say(row.variantName)]}
      name={
        <Link
          to="/admin/e-commerce/products/$id/edit"
          params={{ id: row.productId }}
          className="line-clamp-2 rounded-xs font-semibold hover:text-brand"
        >
          {row.productName || row.productId}
        </Link>
      }
    >
      <span className="block text-xs text-ink-2">{row.warehouseName}</span>
    </ShelfGoods>
  );
}

type Options = {
  edits: LineEdits;
  onEdit: (id: string, change: LineEdit) => void;
  suppliers: readonly SelectOption[];
};

/** Returns columns for sales rate, days of stock, and the proposal with editable quantity and supplier. */
export function useReorderColumns({ edits, onEdit, suppliers }: Options): Column<ReorderRow>[] {
  const { t } = useTranslation('reorder');
  const { number } = useFormat();
  const goodsName = useGoodsName();
  const col = useColumns<ReorderRow>({ ns: 'reorder', at: 'list' });
  const limits = ({ minQuantity, maxQuantity }: ReorderRow) =>
    [
      minQuantity > 0 && t('least', { shown: number(minQuantity) }),
      maxQuantity !== null && t('most', { shown: number(maxQuantity) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const supplierName = (row: ReorderRow) =>
    suppliers.find(({ value }) => value === supplierIdOf(row, edits))?.label ?? row.supplier?.name;
  /** The proposed supplier may be missing in the loaded list, so it is added. */
  const choicesFor = ({ supplier }: ReorderRow): readonly SelectOption[] =>
    supplier && suppliers.every(({ value }) => value !== supplier.id)
      ? [{ value: supplier.id, label: supplier.name }, ...suppliers]
      : suppliers;
  return [
    col.custom('name', (row) => <ReorderGoods row={row} />, {
      main: true,
      sorts: true,
      text: (row) => `${row.productName} · ${row.warehouseName}`,
    }),
    col.number('daysLeft', {
      sorts: true,
      card: 'aside',
      cell: ({ daysLeft, leadDays }) =>
        daysLeft === null ? (
          '–'
        ) : (
          <span className={clsx('font-semibold', daysLeft <= leadDays && 'text-danger')}>
            {t('days', { count: daysLeft, shown: number(daysLeft) })}
          </span>
        ),
    }),
    col.custom(
      'proposed',
      (row) => <QuantityCell row={row} quantity={quantityOf(row, edits)} onEdit={onEdit} />,
      { tight: true, card: 'line', text: (row) => quantityOf(row, edits) },
    ),
    col.custom(
      'supplier',
      (row) => (
        <div className="w-36 sm:w-48">
          <Select
            size="sm"
            aria-label={t('supplierOf', { name: goodsName(row) })}
            placeholder={t('chooseSupplier')}
            options={choicesFor(row)}
            value={supplierIdOf(row, edits)}
            onChange={(supplierId) => onEdit(row.id, { supplierId })}
          />
          <p className="mt-0.5 text-left text-xs text-ink-2">{t('leadDays', { count: row.leadDays })}</p>
        </div>
      ),
      { card: 'line', text: supplierName },
    ),
    col.number('sold', {
      sorts: true,
      card: 'line',
      below: ({ sold }) =>
        sold > 0 &&
        t('perDay', { shown: number(sold / salesPeriodDays, sold % salesPeriodDays === 0 ? 0 : 1) }),
    }),
    col.number('available', {
      sorts: true,
      card: 'line',
      below: (row) => (
        <>
          {t('stock', { onHand: number(row.onHand), reserved: number(row.reserved) })}
          {limits(row) && <Beside>{limits(row)}</Beside>}
        </>
      ),
    }),
    col.number('onOrder', { card: 'line' }),
  ];
}

const Beside = ({ children }: { children: ReactNode }) => (
  <span className="block text-xs text-ink-2">{children}</span>
);

type QuantityProps = { row: ReorderRow; quantity: number; onEdit: Options['onEdit'] };

function QuantityCell({ row, quantity, onEdit }: QuantityProps) {
  const { t } = useTranslation('reorder');
  const goodsName = useGoodsName();
  const { number } = useFormat();
  const isChanged = quantity !== row.proposed;
  return (
    <div>
      <QuantityStepper
        size="sm"
        min={0}
        available={maxPieces}
        limit={maxPieces}
        label={t('quantityOf', { name: goodsName(row) })}
        value={quantity}
        onChange={(changed) => onEdit(row.id, { quantity: changed })}
      />
      {isChanged && <Beside>{t('proposed', { shown: number(row.proposed) })}</Beside>}
      {row.draft && (
        <Link
          to="/admin/e-commerce/purchases/$id"
          params={{ id: row.draft.id }}
          className="block rounded-xs text-xs text-gold underline underline-offset-2 hover:no-underline"
        >
          {t('inDraft', { code: row.draft.code })}
        </Link>
      )}
      {!isChanged && row.pack > 1 && <Beside>{t('pack', { shown: number(row.pack) })}</Beside>}
    </div>
  );
}
