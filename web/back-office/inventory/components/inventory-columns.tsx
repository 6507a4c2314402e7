import { useTranslation } from 'react-i18next';
import { statesOf } from '#shared/inventory/inventory-choices.ts';
import type { InventoryRow } from '#shared/inventory/inventory.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ShelfGoods } from '#web/ui/media/shelf-goods.tsx';
import type { ShelfState } from '#shared/inventory/inventory-choices.ts';

const tones: Record<ShelfState, BadgeTone> = {
  out: 'danger',
  low: 'gold',
  over: 'sky',
  held: 'neutral',
  onSale: 'jade',
  unsold: 'neutral',
};

/** States of a shelf that need attention, most urgent first. Reserved stock has its own column instead. */
export function ShelfStates({ shelf }: { shelf: InventoryRow }) {
  const { t } = useTranslation('inventory');
  return (
    <span className="flex flex-wrap gap-1">
      {statesOf(shelf)
        .filter((state) => state !== 'held')
        .map((state) => (
          <Badge key={state} tone={tones[state]}>
            {t(`states.${state}`)}
          </Badge>
        ))}
    </span>
  );
}

/** Zeros are dimmed, so that existing quantities stand out. */
function Count({ of, strong = false }: { of: number; strong?: boolean }) {
  const { number } = useFormat();
  if (of === 0) return <span className="text-ink-3">0</span>;
  return <span className={strong ? 'font-semibold' : undefined}>{number(of)}</span>;
}

export function useInventoryColumns(onOpen: (row: InventoryRow) => void): Column<InventoryRow>[] {
  const { t } = useTranslation('inventory');
  const { number, unitCost } = useFormat();
  const { say } = useShopWords();
  const seesCosts = useCan('costs.read');
  const limits = ({ minQuantity, maxQuantity }: InventoryRow) =>
    minQuantity === 0 && maxQuantity === null
      ? '–'
      : `${number(minQuantity)} / ${maxQuantity === null ? '∞' : number(maxQuantity)}`;
  return [
    {
      name: 'name',
      label: t('product'),
      main: true,
      sorts: true,
      text: ({ productName }) => productName,
      cell: (row) => (
        <ShelfGoods
          row={row}
          known={[row.sku ?? row.productCode, say(row.variantName)]}
          name={
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onOpen(row)}
              className="line-clamp-2 rounded-xs text-left font-semibold after:absolute after:inset-0 hover:text-brand"
            >
              {row.productName || row.productId}
            </button>
          }
        />
      ),
    },
    {
      name: 'warehouse',
      label: t('warehouse'),
      card: 'line',
      text: ({ warehouseName }) => warehouseName,
      cell: ({ warehouseName }) => warehouseName,
    },
    {
      name: 'onHand',
      label: t('onHand'),
      numeric: true,
      tight: true,
      sorts: true,
      text: ({ onHand }) => onHand,
      cell: ({ onHand }) => <Count of={onHand} />,
    },
    {
      name: 'reserved',
      label: t('reserved'),
      numeric: true,
      tight: true,
      text: ({ reserved }) => reserved,
      cell: ({ reserved }) => <Count of={reserved} />,
    },
    {
      name: 'onOrder',
      label: t('onOrder'),
      numeric: true,
      tight: true,
      text: ({ onOrder }) => onOrder,
      cell: ({ onOrder }) => <Count of={onOrder} />,
    },
    {
      name: 'available',
      label: t('available'),
      numeric: true,
      tight: true,
      sorts: true,
      card: 'line',
      text: ({ available }) => available,
      cell: ({ available }) => <Count of={available} strong />,
    },
    {
      name: 'limits',
      label: t('limits'),
      numeric: true,
      tight: true,
      text: limits,
      cell: (row) => <span className="text-ink-2">{limits(row)}</span>,
    },
    ...(seesCosts ? [costColumn({ label: t('cost'), unknown: t('costUnknown') }, unitCost)] : []),
    {
      name: 'state',
      label: t('state'),
      tight: true,
      card: 'aside',
      text: (row) =>
        statesOf(row)
          .map((state) => t(`states.${state}`))
          .join(', '),
      cell: (row) => <ShelfStates shelf={row} />,
    },
  ];
}

const costColumn = (
  { label, unknown }: { label: string; unknown: string },
  unitCost: (cost: number) => string,
): Column<InventoryRow> => ({
  name: 'cost',
  label,
  numeric: true,
  tight: true,
  text: ({ cost }) => cost,
  cell: ({ cost = 0 }) => (cost === 0 ? <span className="text-ink-3">{unknown}</span> : unitCost(cost)),
});
