import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import { pageOfHit } from '../../hit-pages.ts';
import type { CommerceOverview } from '../api/overview-query.ts';

type Line = {
  id: string;
  slug: string | null;
  name: string;
  image: string;
  ground: number;
  said: ReactNode;
  sum?: ReactNode;
};

/** Best-selling products of the period; staff who may not see revenue see quantities. */
export function TopProducts({ overview }: { overview: CommerceOverview | undefined }) {
  const { t } = useTranslation('overview');
  const { number, vnd } = useFormat();
  return (
    <GoodsCard
      title={t('top.title')}
      hint={t('top.hint')}
      empty={t('top.empty')}
      lines={overview?.top.products.map(({ quantity, revenue, ...goods }) => ({
        ...goods,
        said: t('top.quantity', { count: quantity, shown: number(quantity) }),
        sum: revenue === undefined ? undefined : vnd(revenue),
      }))}
    />
  );
}

export function SlowProducts({ overview }: { overview: CommerceOverview | undefined }) {
  const { t } = useTranslation('overview');
  const { number, day } = useFormat();
  return (
    <GoodsCard
      title={t('slow.title')}
      hint={t('slow.hint')}
      empty={t('slow.empty')}
      lines={overview?.slow.map(({ thumbnail, sold, createdAt, ...goods }) => ({
        ...goods,
        image: thumbnail,
        said: t('slow.since', { day: day(createdAt) }),
        sum: t('slow.sold', { count: sold, shown: number(sold) }),
      }))}
    />
  );
}

type CardProps = { title: string; hint: string; empty: string; lines: readonly Line[] | undefined };

function GoodsCard({ title, hint, empty, lines }: CardProps) {
  const { user } = useSession();
  return (
    <Card padded={false} className="overflow-hidden">
      <div className="px-4 pt-4">
        <CardHeader title={title} hint={hint} />
      </div>
      {!lines && <LoadingRows rows={5} height="h-9" className="space-y-3 p-4" />}
      {lines?.length === 0 && <EmptyState size="sm" icon={<Package />} title={empty} />}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {lines?.map(({ id, slug, name, image, ground, said, sum }) => (
          <li
            key={id}
            className="relative flex items-center gap-3 px-4 py-2 text-sm transition-colors hover:bg-hover"
          >
            <GoodsPicture image={image} ground={ground} className="w-9!" />
            <div className="min-w-0 grow">
              {slug === null ? (
                <p className="line-clamp-1 font-medium">{name}</p>
              ) : (
                <Link
                  to={
                    pageOfHit(user?.role, { kind: 'product', id, code: '' })?.to ??
                    `/e-commerce/product/${slug}`
                  }
                  className="line-clamp-1 rounded-xs font-medium after:absolute after:inset-0 hover:text-brand"
                >
                  {name}
                </Link>
              )}
              <p className="truncate text-xs text-ink-2">{said}</p>
            </div>
            {sum !== undefined && <span className="shrink-0 font-semibold tabular-nums">{sum}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
