import { useTranslation } from 'react-i18next';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { stockChoices } from '../../rules/product-search.ts';
import { useNamedChoices } from '../../hooks/use-named-choices.ts';
import { CategoryFilter } from './category-filter.tsx';
import { ChoiceFilter } from './choice-filter.tsx';
import type { FacetProps } from './facet-props.ts';
import { FilterCount, FilterRow } from './filter-row.tsx';
import { FilterSection } from './filter-section.tsx';
import { PriceFilter } from './price-filter.tsx';

/** Shows all filters of a list, as a column beside it or a drawer over it. */
export function ProductFilters(props: FacetProps) {
  const { search, onChange, facets, fixed } = props;
  const { t } = useTranslation(['listing', 'catalogue']);
  const makers = useNamedChoices(search, facets);
  return (
    <>
      <CategoryFilter {...props} />
      <FilterSection title={t('facet.price')}>
        <PriceFilter {...props} />
      </FilterSection>
      {facets?.ratings.length !== 0 && (
        <FilterSection title={t('facet.rating')}>
          <RatingFilter {...props} />
        </FilterSection>
      )}
      {!fixed?.businessId && makers.businesses.length > 0 && (
        <FilterSection title={t('facet.business')}>
          <ChoiceFilter
            label={t('facet.business')}
            searchLabel={t('facet.findBusiness')}
            choices={makers.businesses}
            value={search.businessId}
            onChange={(businessId) => onChange({ businessId })}
          />
        </FilterSection>
      )}
      {!fixed?.brandId && makers.brands.length > 0 && (
        <FilterSection title={t('facet.brand')}>
          <ChoiceFilter
            label={t('facet.brand')}
            searchLabel={t('facet.findBrand')}
            choices={makers.brands}
            value={search.brandId}
            onChange={(brandId) => onChange({ brandId })}
          />
        </FilterSection>
      )}
      {(facets?.freeShipping !== 0 || search.freeShipping) && (
        <FilterSection title={t('facet.service')}>
          <div className="flex items-center gap-3 px-2.5">
            <Switch
              className="grow [&_label]:text-sm [&_label]:font-normal [&_label]:text-ink-2"
              label={
                <>
                  {t('catalogue:freeShipping')} <FilterCount count={facets?.freeShipping} />
                </>
              }
              checked={search.freeShipping ?? false}
              onCheckedChange={(on) => onChange({ freeShipping: on || undefined })}
            />
          </div>
        </FilterSection>
      )}
      <FilterSection title={t('facet.stock')}>
        <ChoiceFilter
          label={t('facet.stock')}
          searchLabel={t('facet.stock')}
          choices={stockChoices.map((status) => ({
            id: status,
            name: t(`catalogue:stock.${status}`),
            count: facets ? (facets.stock.find((one) => one.status === status)?.count ?? 0) : undefined,
          }))}
          value={search.stockStatus}
          onChange={(stockStatus) => onChange({ stockStatus })}
        />
      </FilterSection>
    </>
  );
}

/** Filters by a minimum rating. A click on the chosen one removes it. */
function RatingFilter({ search: { minRating }, onChange, facets }: FacetProps) {
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
