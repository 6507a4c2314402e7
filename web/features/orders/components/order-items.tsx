import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { Order, OrderItem } from '#shared/orders/order.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

type Props = {
  order: Order;
  /** Renders the action of a delivered line. */
  lineAction?: ((item: OrderItem) => ReactNode) | undefined;
};

/** Shows the lines of the order as they were when it was placed. */
export function OrderItems({ order, lineAction }: Props) {
  const { say } = useShopWords();
  const { t } = useTranslation('orders');
  return (
    <Card>
      <CardHeader title={t('detail.items')} hint={t('card.pieces', { count: order.totalQuantity })} />
      <ul className="-my-4 divide-y divide-line">
        {order.items.map((item) => (
          <li key={item.id} className="flex gap-3.5 py-4">
            <GoodsPicture image={item.image} ground={item.ground} className="w-16! sm:w-20!" />
            <div className="min-w-0 grow">
              <p className="font-medium">
                <Link
                  to="/e-commerce/product/$slug"
                  params={{ slug: item.slug }}
                  className="rounded-xs hover:text-brand hover:underline"
                >
                  {item.name}
                </Link>
              </p>
              {item.variantName && <p className="text-sm text-ink-2">{say(item.variantName)}</p>}
              {item.parts && (
                <p className="text-sm text-ink-2">
                  {item.parts.map(({ name, quantity }) => `${quantity} × ${name}`).join(' · ')}
                </p>
              )}
              {item.business.slug && (
                <p className="mt-0.5 text-sm text-ink-2">
                  <Link
                    to="/e-commerce/business/$slug"
                    params={{ slug: item.business.slug }}
                    className="rounded-xs hover:text-ink hover:underline"
                  >
                    {t('detail.from', { name: item.business.name })}
                  </Link>
                </p>
              )}
              <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <p className="text-sm text-ink-2 tabular-nums">
                  {t('detail.each', { price: formatVnd(item.unitTotal), count: item.quantity })}
                </p>
                <p className="font-bold tabular-nums">{formatVnd(item.subtotal)}</p>
              </div>
              <div className="mt-2 empty:hidden">{lineAction?.(item)}</div>
            </div>
          </li>
        ))}
      </ul>
      {order.notes && (
        <p className="mt-5 rounded-sm bg-sunken px-4 py-3 text-sm">
          <span className="font-semibold">{t('detail.notes')}: </span>
          <span className="wrap-anywhere">{order.notes}</span>
        </p>
      )}
    </Card>
  );
}
