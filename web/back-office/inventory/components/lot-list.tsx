import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LotRow, searchLots } from '#shared/inventory/lots.contract.ts';
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { ShelfGoods } from '#web/ui/media/shelf-goods.tsx';
import { LotDay } from './lot-day.tsx';
import { LotFigures } from './lot-figures.tsx';
import { useWriteOff } from './use-write-off.tsx';

/** Remaining quantity of each lot, first to expire first. Expired lots can be written off here. */
export const LotList = staffList(searchLots, {
  name: 'lots',
  texts: { ns: 'lots', at: 'list' },
  icon: <CalendarClock />,
  file: 'han-su-dung',
  size: 50,
  choices: {
    state: 'states',
    warehouseId: { label: 'warehouse', single: true, options: useWarehouseChoices },
  },
  nameOf: ({ productName, code }) => `${productName}, ${code}`,
  useOwn: ({ rows }) => ({ screen: { before: <LotFigures />, bulk: [useWriteOff(rows)] } }),
  columns: (col, { t }) => [
    col.custom('name', (row) => <LotGoods row={row} />, {
      main: true,
      sorts: true,
      text: ({ productName }) => productName,
    }),
    col.text('code', { card: 'line', className: 'font-medium wrap-anywhere' }),
    col.day('expiresOn', {
      sorts: true,
      card: 'line',
      text: ({ expiresOn }) => expiresOn,
      cell: ({ expiresOn }) => <LotDay day={expiresOn} />,
    }),
    col.number('quantity', { sorts: true, card: 'line', className: 'font-semibold' }),
    col.custom('held', ({ held }) => held > 0 && <Badge tone="danger">{t('held', { count: held })}</Badge>, {
      tight: true,
      card: 'aside',
      text: ({ held }) => (held > 0 ? t('held', { count: held }) : ''),
    }),
    col.text('warehouse', { card: 'line', of: ({ warehouseName }) => warehouseName }),
  ],
});

function LotGoods({ row }: { row: LotRow }) {
  const { t } = useTranslation('lots');
  const { say } = useShopWords();
  return (
    <ShelfGoods
      row={row}
      known={[row.goodsCode, say(row.variantName)]}
      name={
        <Link
          to="/admin/e-commerce/inventory"
          search={{ q: row.goodsCode, warehouseId: row.warehouseId }}
          title={t('openShelf')}
          className="line-clamp-2 rounded-xs font-semibold after:absolute after:inset-0 hover:text-brand"
        >
          {row.productName || row.productId}
        </Link>
      }
    />
  );
}
