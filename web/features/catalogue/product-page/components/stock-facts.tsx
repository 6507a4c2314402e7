import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import type { Purchase } from '../hooks/use-purchase.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

const fewLeft = 5;

export function StockLine({ product: { unit, type }, purchase }: { product: Product; purchase: Purchase }) {
  const { unitOf } = useShopWords();
  const { t } = useTranslation('product');
  const { available, out } = purchase;
  const status = out ? 'out_of_stock' : available <= fewLeft ? 'low_stock' : 'in_stock';
  const left =
    type === 'service'
      ? t('stock.service')
      : t('stock.left', { count: available, unit: unitOf(unit, available) });
  const tone = { out_of_stock: 'bg-ink-3', low_stock: 'bg-gold', in_stock: 'bg-jade' }[status];
  return (
    <div aria-live="polite">
      <p className="flex items-center gap-2.5 text-base font-semibold">
        <span aria-hidden className={`size-2.5 rounded-full ${tone}`} />
        {t(type === 'service' && !out ? 'stock.ready' : `stock.${status}`)}
      </p>
      <p className="mt-0.5 text-ink-2 tabular-nums">{out ? t('stock.wait') : left}</p>
    </div>
  );
}

type WarehouseProps = { warehouses: Product['warehouses']; unit: string };

/** Shows warehouses that stock the chosen variant, with the quantity in each. */
export function WarehouseList({ warehouses, unit }: WarehouseProps) {
  const { unitOf } = useShopWords();
  const { t } = useTranslation('product');
  const stocked = warehouses
    .filter(({ available }) => available > 0)
    .toSorted((a, b) => b.available - a.available);
  if (stocked.length === 0) return null;
  return (
    <details className="group mt-3" open={stocked.length <= 2}>
      <summary className="flex list-none items-center gap-1.5 text-sm font-semibold text-sky hover:underline">
        <MapPin aria-hidden className="size-4" />
        {t('stock.where', { count: stocked.length })}
      </summary>
      <ul className="mt-2 space-y-1.5">
        {stocked.map(({ warehouseId, warehouseName, province, available }) => (
          <li key={warehouseId} className="flex items-start justify-between gap-3">
            <span className="min-w-0">
              {warehouseName}
              <span className="block text-xs text-ink-2">{province}</span>
            </span>
            <span className="shrink-0 tabular-nums">
              {available} <span className="text-ink-2">{unitOf(unit, available)}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
