import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import clsx from 'clsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { RefreshCw } from 'lucide-react';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { MediaItem } from '#web/ui/media/media-item.ts';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import { picturedReviewsQuery } from '../api/review-queries.ts';
import { mediaOf } from '../rules/review-media.ts';
import { MediaViewer } from '#web/ui/media/lazy-media-viewer.ts';

const look = 'size-20 shrink-0 sm:size-24';

/** Shows buyers' pictures in a row; each opens the viewer, which shows all of them. */
export function PictureStrip({ productId }: { productId: string }) {
  const { t } = useTranslation(['reviews', 'common']);
  const [opened, setOpened] = useState<number>();
  const { data, isPending, isError, refetch } = useQuery(picturedReviewsQuery(productId));
  if (isError)
    return (
      <p role="alert" className="mb-5 flex items-center gap-1 text-sm text-ink-2">
        {t('pictures.failed')}
        <IconButton
          size="sm"
          label={t('common:action.retry')}
          icon={<RefreshCw />}
          onClick={() => void refetch()}
        />
      </p>
    );
  if (isPending)
    return (
      <Loading className="mb-5">
        <Skeleton className="mb-2 h-5 w-40" />
        <div className="-mx-1 flex gap-2 overflow-hidden p-1">
          {Array.from({ length: 5 }, (_, place) => (
            <Skeleton key={place} className={`${look} rounded-md!`} />
          ))}
        </div>
      </Loading>
    );
  const reviews = data.data;
  const altOf = (name: string) => t('pictures.alt', { name });
  const small = reviews.flatMap((review) => mediaOf(review, altOf(review.author.name), 160));
  const large = reviews.flatMap((review) => mediaOf(review, altOf(review.author.name), 1280));
  if (small.length === 0) return null;
  return (
    <div className="mb-5">
      <h3 className="mb-2 text-sm font-semibold">{t('pictures.title')}</h3>
      <ul className="-mx-1 flex snap-x gap-2 overflow-x-auto p-1">
        {small.map((item, index) => (
          <li key={item.id} className="snap-start">
            <Thumbnail item={item} index={index} total={small.length} className={look} onOpen={setOpened} />
          </li>
        ))}
      </ul>
      {opened !== undefined && <MediaViewer items={large} index={opened} onIndex={setOpened} />}
    </div>
  );
}

type ThumbnailProps = {
  item: MediaItem;
  index: number;
  total: number;
  className?: string;
  onOpen: (index: number) => void;
};

/** Shows a small square picture that opens the viewer. */
function Thumbnail({ item, index, total, className, onOpen }: ThumbnailProps) {
  const { t } = useTranslation('media');
  return (
    <button
      type="button"
      aria-label={`${t('open', { index: index + 1, total })}. ${item.alt}`}
      onClick={() => onOpen(index)}
      className={clsx('block overflow-hidden rounded-md transition-[filter] hover:brightness-95', className)}
    >
      <ProductPicture src={item.src} alt="" ground={item.ground ?? 1} photo={item.ground === undefined} />
    </button>
  );
}
