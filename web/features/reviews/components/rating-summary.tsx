import clsx from 'clsx';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Rating } from '#web/ui/data/rating.tsx';

const stars = [5, 4, 3, 2, 1] as const;

type Props = {
  rating: Product['rating'];
  /** Number of stars the list is filtered by. */
  stars: number | undefined;
  onStars: (stars: number | undefined) => void;
  className?: string;
};

/** Shows the average rating and distribution; each bar is a filter. */
export function RatingSummary({ rating, stars: chosen, onStars, className }: Props) {
  const { t } = useTranslation('reviews');
  const { number } = useFormat();
  const { average, count, distribution } = rating;
  return (
    <div
      className={clsx(
        'grid gap-x-8 gap-y-4 rounded-md border border-line bg-surface p-5 sm:max-lg:grid-cols-[auto_1fr] sm:max-lg:items-center',
        className,
      )}
    >
      <div className="flex items-center gap-4 lg:flex-col lg:items-start lg:gap-2">
        <p className="flex items-baseline gap-2">
          <span className="text-2xl font-bold tabular-nums">{number(average, 1)}</span>
          <span className="text-sm text-ink-2">{t('summary.outOf')}</span>
        </p>
        <div>
          <Rating value={average} size="md" className="[&>span:last-child]:hidden" />
          <p className="mt-0.5 text-sm text-ink-2">{t('count', { count })}</p>
        </div>
      </div>
      <ul aria-label={t('summary.label')} className="min-w-0 space-y-0.5">
        {stars.map((star) => (
          <li key={star}>
            <Bar
              star={star}
              voices={distribution[star] ?? 0}
              count={count}
              pressed={chosen === star}
              onPress={() => onStars(chosen === star ? undefined : star)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type BarProps = { star: number; voices: number; count: number; pressed: boolean; onPress: () => void };

function Bar({ star, voices, count, pressed, onPress }: BarProps) {
  const { t } = useTranslation('reviews');
  return (
    <button
      type="button"
      disabled={voices === 0}
      aria-pressed={pressed}
      onClick={onPress}
      className={clsx(
        'flex h-9 w-full items-center gap-2.5 rounded-sm px-2 text-sm tabular-nums transition-colors max-sm:h-11',
        voices > 0 && 'hover:bg-hover',
        pressed && 'bg-brand-soft!',
      )}
    >
      <span className="sr-only">{t('summary.stars', { stars: star, count: voices })}</span>
      <span aria-hidden className="w-2.5 text-right font-semibold">
        {star}
      </span>
      <Star aria-hidden className="size-4 shrink-0 fill-star stroke-star" />
      <span aria-hidden className="h-2 min-w-0 grow overflow-hidden rounded-full bg-mute">
        <span
          className="block h-full origin-left rounded-full bg-star transition-transform"
          style={{ transform: `scaleX(${voices / Math.max(1, count)})` }}
        />
      </span>
      <span aria-hidden className="w-7 text-right text-ink-2">
        {voices}
      </span>
    </button>
  );
}
