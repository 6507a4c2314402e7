import { useTranslation } from 'react-i18next';
import { Rating } from '#web/ui/data/rating.tsx';
import type { FacetProps } from './facet-props.ts';
import { FilterRow } from './filter-row.tsx';

/** Filters by a minimum rating. A click on the chosen one removes it. */
export function RatingFilter({ search: { minRating }, onChange, facets }: FacetProps) {
  const { t } = useTranslation('listing');
  const offered = facets?.ratings ?? [4.5, 4, 3.5, 3].map((min) => ({ min, count: undefined }));
  return offered.map(({ min, count }) => (
    <FilterRow
      key={min}
      count={count}
      chosen={minRating === min}
      onClick={() => onChange({ minRating: minRating === min ? undefined : min })}
    >
      <span className="flex items-center gap-1.5">
        <Rating value={min} />
        {t('facet.up')}
      </span>
    </FilterRow>
  ));
}
