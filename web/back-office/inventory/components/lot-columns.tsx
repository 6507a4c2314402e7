import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { LotRow } from '#shared/inventory/lots.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ShelfGoods } from '#web/ui/media/shelf-goods.tsx';
import { LotDay } from './lot-day.tsx';

export function useLotColumns(): Column<LotRow>[] {
  const { t } = useTranslation('lots');
  const { number } = useFormat();
  return [
    {
      name: 'name',
      label: t('product'),
      main: true,
      sorts: true,
      text: ({ productName }) => productName,
      cell: (row) => <Goods row={row} />,
    },
    {
      name: 'code',
      label: t('code'),
      card: 'line',
      text: ({ code }) => code,
      cell: ({ code }) => <span className="font-medium wrap-anywhere">{code}</span>,
    },
    {
      name: 'expiresOn',
      label: t('expiresOn'),
      tight: true,
      sorts: true,
      card: 'line',
      text: ({ expiresOn }) => expiresOn,
      cell: ({ expiresOn }) => <LotDay day={expiresOn} />,
    },
    {
      name: 'quantity',
      label: t('quantity'),
      numeric: true,
      tight: true,
      sorts: true,
      card: 'line',
      text: ({ quantity }) => quantity,
      cell: ({ quantity }) => <span className="font-semibold">{number(quantity)}</span>,
    },
    {
      name: 'held',
      label: t('status'),
      tight: true,
      card: 'aside',
      text: ({ held }) => (held > 0 ? t('held', { count: held }) : ''),
      cell: ({ held }) => held > 0 && <Badge tone="danger">{t('held', { count: held })}</Badge>,
    },
    {
      name: 'warehouse',
      label: t('warehouse'),
      card: 'line',
      text: ({ warehouseName }) => warehouseName,
      cell: ({ warehouseName }) => warehouseName,
    },
  ];
}

function Goods({ row }: { row: LotRow }) {
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
