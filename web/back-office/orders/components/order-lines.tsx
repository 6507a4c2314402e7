import { useTranslation } from 'react-i18next';
import type { OrderItem } from '#shared/orders/order.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { useWarehouses } from '#web/back-office/warehouse-choices.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';

/** Names of the warehouses that the goods come from. */
function useSources({ holdings }: StaffOrder): string[] {
  const warehouses = useWarehouses();
  const ids = new Set(holdings.map(({ warehouseId }) => warehouseId));
  return [...ids].map((id) => warehouses.find((warehouse) => warehouse.id === id)?.name ?? id);
}

/** The bought goods; combos with their parts. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('staffOrders');
  const sources = useSources(order);
  return (
    <Card padded={false}>
      <header className="flex flex-wrap items-baseline gap-x-3 px-4 pt-4 pb-2 sm:px-5">
        <h2 className="text-base font-bold">{t('lines.title')}</h2>
        <p className="text-sm text-ink-2">
          {[t('lines.pieces', { count: order.totalQuantity }), ...sources].join(' · ')}
        </p>
      </header>
      <ul className="divide-y divide-line">
        {order.items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ul>
      {order.notes && (
        <p className="border-t border-line bg-sunken px-4 py-3 text-sm sm:px-5">
          <span className="font-semibold">{t('lines.buyerNote')}: </span>
          <span className="wrap-anywhere">{order.notes}</span>
        </p>
      )}
    </Card>
  );
}

function Line({ item }: { item: OrderItem }) {
  const { t } = useTranslation('staffOrders');
  const { say } = useShopWords();
  const { number, vnd } = useFormat();
  const { name, variantName, code, unit, image, ground, unitTotal, quantity, subtotal, parts } = item;
  return (
    <li className="flex gap-3.5 px-4 py-3 sm:px-5">
      <GoodsPicture image={image} ground={ground} className="w-12!" />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-ink-2">
          {[variantName && say(variantName), unit, code].filter(Boolean).join(' · ')}
        </p>
        {parts && (
          <ul aria-label={t('lines.parts', { name })} className="mt-1.5 space-y-0.5 text-sm text-ink-2">
            {parts.map((part) => (
              <li key={`${part.productId} ${part.variantId ?? ''}`} className="flex justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">
                  {number(part.quantity * quantity)} ×{' '}
                  {[part.name, part.variantName && say(part.variantName)].filter(Boolean).join(' · ')}
                </span>
                <span className="shrink-0 tabular-nums">{vnd(part.share * quantity)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="shrink-0 text-right tabular-nums">
        <p className="text-sm text-ink-2">
          {vnd(unitTotal)} × <span className="font-semibold text-ink">{number(quantity)}</span>
        </p>
        <p className="font-semibold">{vnd(subtotal)}</p>
      </div>
    </li>
  );
}
