import { Link } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '#shared/cart/cart.ts';
import { formatVnd } from '#shared/values/money.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PictureLineSkeleton } from '#web/ui/feedback/picture-line-skeleton.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { groupsOf, obstaclesOf, piecesOf, type ReviewGroup } from '../rules/order-lines.ts';
import type { Checkout } from '../hooks/use-checkout.ts';
import { ObstacleLine, type LineActs } from './obstacle-line.tsx';
import { OrderLine } from './order-line.tsx';
import { Section } from './section.tsx';

type Props = {
  checkout: Checkout;
  cart: readonly CartItem[];
  acts: LineActs;
};

/** Shows the lines of the order grouped by business, and the problems that block it. */
export function GoodsSection({ checkout, cart, acts }: Props) {
  const { t } = useTranslation('checkout');
  const { quote } = checkout.counting;
  if (!quote)
    return (
      <Section step={3} title={t('goods.title')}>
        <GoodsSkeleton />
      </Section>
    );
  const obstacles = obstaclesOf(quote, cart);
  return (
    <Section
      id="goods"
      step={3}
      title={t('goods.title')}
      aside={
        <span className="text-sm/7 text-ink-2">{t('goods.count', { count: piecesOf(quote.items) })}</span>
      }
    >
      {obstacles.length > 0 && (
        <div className="mb-5">
          <Notice tone="gold" title={t('obstacle.title', { count: obstacles.length })}>
            {t('obstacle.hint')}
          </Notice>
          <ul className="mt-3 space-y-2.5">
            {obstacles.map(({ issue, line }) => (
              <ObstacleLine
                key={issue.cartItemId}
                issue={issue}
                line={line}
                picksUp={checkout.deliveryType === 'warehouse_pickup'}
                acts={acts}
              />
            ))}
          </ul>
        </div>
      )}
      <div className="space-y-5">
        {groupsOf(quote, cart).map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </Section>
  );
}

function Group({ group: { name, slug, lines, amount } }: { group: ReviewGroup }) {
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <p className="flex items-center justify-between gap-3 bg-sunken px-3.5 py-2.5 text-sm">
        <Link
          to="/e-commerce/business/$slug"
          params={{ slug }}
          className="inline-flex min-w-0 items-center gap-2 rounded-xs font-semibold hover:text-brand"
        >
          <Store aria-hidden className="size-4 shrink-0 text-ink-3" />
          <span className="truncate">{name}</span>
        </Link>
        <span className="shrink-0 text-ink-2 tabular-nums">{formatVnd(amount)}</span>
      </p>
      <ul className="divide-y divide-line px-3.5">
        {lines.map((line) => (
          <OrderLine key={line.item.id} line={line} />
        ))}
      </ul>
    </div>
  );
}

function GoodsSkeleton() {
  return (
    <Loading className="overflow-hidden rounded-md border border-line">
      <div className="bg-sunken px-3.5 py-3">
        <Skeleton className="h-4 w-40" />
      </div>
      {[1, 2].map((line) => (
        <PictureLineSkeleton key={line} className="border-t border-line px-3.5 py-3.5">
          <Skeleton className="h-4 w-20 max-sm:hidden" />
        </PictureLineSkeleton>
      ))}
    </Loading>
  );
}
