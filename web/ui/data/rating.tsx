import clsx from 'clsx';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { showNumber } from '../../platform/format/numbers.ts';

const stars = [1, 2, 3, 4, 5] as const;

/** Rounds a rating to the nearest half star. */
const halfStars = (value: number): number => Math.round(Math.min(5, Math.max(0, value)) * 2) / 2;

export type RatingProps = {
  value: number;
  count?: number;
  /** `compact`: one star and the number. `small`: for cards, stars, number and count in the least room. */
  look?: 'full' | 'compact' | 'small';
  size?: 'sm' | 'md';
  className?: string;
};

export function Rating({ value, count, look = 'full', size = 'sm', className }: RatingProps) {
  const { t, i18n } = useTranslation('ui');
  if (count === 0) return <span className={clsx('text-sm text-ink-2', className)}>{t('rating.none')}</span>;
  const text = showNumber(value, i18n.language, 1);
  const shown = halfStars(value);
  const small = look === 'small';
  const starSize = small ? 'size-3' : size === 'md' ? 'size-5' : 'size-4';
  return (
    <span
      className={clsx(
        'inline-flex items-center whitespace-nowrap text-ink-2',
        small ? 'gap-1 text-xs' : 'gap-1.5 text-sm',
        className,
      )}
    >
      <span className="sr-only">{t('rating.of', { value: text })}</span>
      <span aria-hidden className="inline-flex">
        {look === 'compact' ? (
          <Star className="size-4 fill-star stroke-star" />
        ) : (
          stars.map((star) => (
            <PartialStar key={star} fill={Math.min(1, Math.max(0, shown - star + 1))} className={starSize} />
          ))
        )}
      </span>
      <span aria-hidden className="font-semibold text-ink tabular-nums">
        {text}
      </span>
      {count !== undefined && small && (
        <>
          <span className="sr-only">{t('rating.count', { count })}</span>
          <span aria-hidden className="tabular-nums">
            ({count})
          </span>
        </>
      )}
      {count !== undefined && look === 'full' && <span>· {t('rating.count', { count })}</span>}
    </span>
  );
}

function PartialStar({ fill, className }: { fill: number; className: string }) {
  return (
    <span className={clsx('relative', className)}>
      <Star className={clsx(className, 'fill-line stroke-line')} />
      {fill > 0 && (
        <span className="absolute inset-0 overflow-hidden" style={{ width: `${fill * 100}%` }}>
          <Star className={clsx(className, 'max-w-none fill-star stroke-star')} />
        </span>
      )}
    </span>
  );
}

export type RatingInputProps = {
  label: string;
  value: number | undefined;
  onChange: (value: number) => void;
};

/** Shows five radio buttons that look like stars; the arrow keys move the choice. */
export function RatingInput({ label, value = 0, onChange }: RatingInputProps) {
  const { t } = useTranslation('ui');
  const name = useId();
  return (
    <fieldset className="inline-flex">
      <legend className="sr-only">{label}</legend>
      {stars.map((star) => (
        <label
          key={star}
          className="relative flex size-10 items-center justify-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={star}
            checked={star === value}
            onChange={() => onChange(star)}
            aria-label={t('rating.star', { count: star })}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Star
            aria-hidden
            className={clsx(
              'size-7 stroke-[1.5] transition-colors',
              star <= value ? 'fill-star stroke-star' : 'fill-transparent stroke-control',
            )}
          />
        </label>
      ))}
    </fieldset>
  );
}
