import { Link } from '@tanstack/react-router';
import { Store, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { Order } from '#shared/orders/order.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import { expectedArrival } from '../rules/expected-arrival.ts';
import { actsOf, nextAct } from '../rules/order-acts.ts';
import { member } from '../rules/order-asker.ts';
import { CompleteButton } from './complete-button.tsx';
import { PayButton } from './pay-button.tsx';
import { OrderStatusBadge } from '#web/ui/status/order-status-badge.tsx';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

const shownLines = 2;
const tall = 'max-sm:h-11';

type Props = { order: Order; onReorder: (order: Order) => void };

export function OrderCard({ order, onReorder }: Props) {
  const { say } = useShopWords();
  const { t } = useTranslation('orders');
  const { moment } = useFormat();
  const { id, code, items, deliveryType, createdAt, totalQuantity } = order;
  const Delivery = deliveryType === 'warehouse_pickup' ? Store : Truck;
  const more = items.length - shownLines;
  return (
    <Card padded={false} className="relative transition-colors hover:border-line-strong">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line px-4 py-3 sm:px-5">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <h2 className="font-bold tabular-nums">
            <Link
              to="/e-commerce/orders/$id"
              params={{ id }}
              aria-label={t('card.open', { code })}
              className="rounded-xs after:absolute after:inset-0 after:rounded-md hover:text-brand"
            >
              {code}
            </Link>
          </h2>
          <p className="text-sm text-ink-2 tabular-nums">{moment(createdAt)}</p>
        </div>
        <div className="flex items-center gap-3">
          <span className="flex items-center gap-1.5 text-sm text-ink-2 max-sm:hidden">
            <Delivery aria-hidden className="size-4 text-ink-3" />
            {t(`delivery.${deliveryType}`)}
          </span>
          <OrderStatusBadge status={order.status} />
        </div>
      </header>
      <ul className="space-y-3 px-4 py-3.5 sm:px-5">
        {items.slice(0, shownLines).map((item) => (
          <li key={item.id} className="flex items-center gap-3.5">
            <GoodsPicture image={item.image} ground={item.ground} className="w-14!" />
            <div className="min-w-0 grow">
              <p className="line-clamp-2 text-sm font-medium">{item.name}</p>
              <p className="text-sm text-ink-2">
                {item.variantName && `${say(item.variantName)} · `}
                {t('detail.each', { price: formatVnd(item.unitTotal), count: item.quantity })}
              </p>
            </div>
            <p className="text-sm font-medium whitespace-nowrap tabular-nums max-sm:hidden">
              {formatVnd(item.subtotal)}
            </p>
          </li>
        ))}
        {more > 0 && <li className="text-sm text-ink-2">{t('card.more', { count: more })}</li>}
      </ul>
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line px-4 py-3 sm:px-5">
        <p className="text-sm">
          <span className="text-ink-2">{t('card.pieces', { count: totalQuantity })} · </span>
          {t('card.total')}{' '}
          <span className="text-lg font-bold text-brand tabular-nums">{formatVnd(order.total)}</span>
          <Hint order={order} />
        </p>
        <Acts order={order} onReorder={onReorder} />
      </footer>
    </Card>
  );
}

/** Shows the deadline of the next action. */
function Hint({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const { moment } = useFormat();
  if (order.status === 'draft' && order.unpaidUntil)
    return <span className="block text-gold">{t('card.keptUntil', { at: moment(order.unpaidUntil) })}</span>;
  const arrival = expectedArrival(order, [], { language: i18n.language });
  if (arrival)
    return <span className="block text-jade tabular-nums">{t('card.arrival', { days: arrival })}</span>;
  if (actsOf(order, 'member').return)
    return (
      <span className="block text-ink-2">{t('card.returnable', { at: moment(order.returnableUntil) })}</span>
    );
  return null;
}

function Acts({ order, onReorder }: Props) {
  const { t } = useTranslation('orders');
  const next = nextAct(actsOf(order, 'member'));
  return (
    // Raised above the link that covers the card.
    <div className="relative flex flex-wrap gap-2 max-sm:w-full [&>*]:max-sm:grow">
      {next !== 'pay' && next !== 'complete' && (
        <ButtonLink to="/e-commerce/orders/$id" params={{ id: order.id }} className={tall}>
          {t('act.view')}
        </ButtonLink>
      )}
      {next === 'pay' && <PayButton order={order} asker={member} className={tall} />}
      {next === 'complete' && <CompleteButton orderId={order.id} asker={member} className={tall} />}
      {next === 'reorder' && (
        <Button className={tall} onClick={() => onReorder(order)}>
          {t('act.reorder')}
        </Button>
      )}
    </div>
  );
}
