import { Boxes } from 'lucide-react';
import { useState } from 'react';
import { statesOf } from '#shared/inventory/inventory-choices.ts';
import { type InventoryRow, searchInventory } from '#shared/inventory/inventory.contract.ts';
import { useCategoryChoices } from '#web/back-office/category-choices.ts';
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { ShelfGoods } from '#web/ui/media/shelf-goods.tsx';
import { DifferenceNotice } from './difference-notice.tsx';
import { StockLevelDrawer } from './lazy-stock-level-drawer.ts';
import { ShelfStates } from './shelf-states.tsx';

/** All shelves of the shop: quantity, reserved quantity and shortage. */
export const InventoryList = staffList(searchInventory, {
  name: 'inventory',
  texts: { ns: 'inventory', at: 'list' },
  icon: <Boxes />,
  size: 50,
  choices: {
    warehouseId: { label: 'warehouse', single: true, options: useWarehouseChoices },
    state: 'states',
    categoryId: { label: 'category', options: useCategoryChoices },
  },
  nameOf: ({ productName, warehouseName }) => `${productName}, ${warehouseName}`,
  useOwn({ rows }) {
    const [shown, open] = useState<InventoryRow>();
    return {
      open,
      seesCosts: useCan('costs.read'),
      say: useShopWords().say,
      screen: {
        before: <DifferenceNotice />,
        after: shown && (
          <StockLevelDrawer
            shelf={rows.find(({ id }) => id === shown.id) ?? shown}
            onClose={() => open(undefined)}
          />
        ),
      },
    };
  },
  columns: (col, { own, t, number, unitCost }) => {
    const limits = ({ minQuantity, maxQuantity }: InventoryRow) =>
      minQuantity === 0 && maxQuantity === null
        ? '–'
        : `${number(minQuantity)} / ${maxQuantity === null ? '∞' : number(maxQuantity)}`;
    return [
      col.custom(
        'name',
        (row) => (
          <ShelfGoods
            row={row}
            known={[row.sku ?? row.productCode, own.say(row.variantName)]}
            name={
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => own.open(row)}
                className="line-clamp-2 rounded-xs text-left font-semibold after:absolute after:inset-0 hover:text-brand"
              >
                {row.productName || row.productId}
              </button>
            }
          />
        ),
        { main: true, sorts: true, text: ({ productName }) => productName },
      ),
      col.text('warehouse', { card: 'line', of: ({ warehouseName }) => warehouseName }),
      col.number('onHand', { sorts: true }),
      col.number('reserved'),
      col.number('onOrder'),
      col.number('available', { sorts: true, card: 'line', className: 'font-semibold' }),
      col.text('limits', { numeric: true, tight: true, of: limits, className: 'text-ink-2' }),
      ...(own.seesCosts
        ? [
            col.number('cost', {
              text: ({ cost }) => cost,
              cell: ({ cost = 0 }) =>
                cost === 0 ? <span className="text-ink-3">{t('costUnknown')}</span> : unitCost(cost),
            }),
          ]
        : []),
      col.custom('state', (row) => <ShelfStates shelf={row} />, {
        tight: true,
        card: 'aside',
        text: (row) =>
          statesOf(row)
            .map((state) => t(`states.${state}`))
            .join(', '),
      }),
    ];
  },
});
