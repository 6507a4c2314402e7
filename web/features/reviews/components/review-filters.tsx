import { Image, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ReviewSort, reviewSorts } from '#shared/reviews/review.ts';
import { Chip, FilterChip } from '#web/ui/actions/chip.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { ReviewFilter } from '../api/review-queries.ts';

type Props = { filter: ReviewFilter; onFilter: (filter: ReviewFilter) => void };

/** Shows filters and sort order. Stars are chosen at the bars and can be removed here. */
export function ReviewFilters({ filter, onFilter }: Props) {
  const { t } = useTranslation('reviews');
  const { stars, withMedia, sort } = filter;
  const everything = stars === undefined && !withMedia;
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
      <div role="group" aria-label={t('filter.label')} className="flex flex-wrap gap-2">
        <Chip
          pressed={everything}
          className="max-sm:h-11"
          onClick={() => onFilter({ ...filter, stars: undefined, withMedia: false })}
        >
          {t('filter.all')}
        </Chip>
        <Chip
          pressed={withMedia}
          icon={<Image aria-hidden />}
          className="max-sm:h-11"
          onClick={() => onFilter({ ...filter, withMedia: !withMedia })}
        >
          {t('filter.withMedia')}
        </Chip>
        {stars !== undefined && (
          <FilterChip
            label={t('filter.stars', { stars })}
            className="max-sm:h-11"
            onRemove={() => onFilter({ ...filter, stars: undefined })}
          >
            {stars}
            <Star aria-hidden className="fill-current" />
          </FilterChip>
        )}
      </div>
      <Select<ReviewSort>
        size="sm"
        className="w-48! max-sm:w-full!"
        aria-label={t('sort.label')}
        value={sort}
        options={reviewSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(next) => onFilter({ ...filter, sort: next })}
      />
    </div>
  );
}
