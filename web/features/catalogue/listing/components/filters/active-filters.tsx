import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { FilterChip } from '#web/ui/actions/chip.tsx';
import { categoryTreeQuery } from '#web/features/catalogue/api/catalogue-queries.ts';
import { pathTo } from '#web/features/catalogue/products/rules/category-tree.ts';
import { priceLabel } from '../../rules/price-label.ts';
import type { ProductSearch } from '../../rules/product-search.ts';
import { toggled, valuesOf } from '#web/platform/lists/search-values.ts';
import { starsLabel } from '../../rules/stars-label.ts';
import { useNamedChoices } from '../../hooks/use-named-choices.ts';
import type { FacetProps } from './facet-props.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

type Way = { key: string; label: string; without: Partial<ProductSearch> };

export function ActiveFilters({ onChange, onClear, ...rest }: FacetProps & { onClear: () => void }) {
  const { t } = useTranslation('common');
  const ways = useWaysOut(rest);
  if (ways.length === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {ways.map(({ key, label, without }) => (
        <FilterChip key={key} label={label} onRemove={() => onChange(without)} className="max-w-full">
          <span className="truncate">{label}</span>
        </FilterChip>
      ))}
      <Button variant="ghost" size="sm" onClick={onClear}>
        {t('action.clearFilters')}
      </Button>
    </div>
  );
}

function useWaysOut({ search, facets, fixed }: Omit<FacetProps, 'onChange'>): Way[] {
  const { t, i18n } = useTranslation(['listing', 'catalogue']);
  const { say } = useShopWords();
  const { data: tree = [] } = useQuery(categoryTreeQuery);
  const makers = useNamedChoices(search, facets);
  const { categoryId, minPrice, maxPrice, minRating, freeShipping } = search;
  const ways: Way[] = [];

  if (categoryId)
    ways.push({
      key: 'category',
      label: say(pathTo(tree, categoryId).at(-1)?.name ?? t('facet.category')),
      without: { categoryId: undefined },
    });
  for (const field of ['businessId', 'brandId'] as const) {
    const known = field === 'businessId' ? makers.businesses : makers.brands;
    if (fixed?.[field]) continue;
    for (const id of valuesOf(search[field]))
      ways.push({
        key: id,
        label: known.find((one) => one.id === id)?.name ?? '…',
        without: { [field]: toggled(search[field], id) },
      });
  }
  if ((minPrice ?? maxPrice) !== undefined)
    ways.push({
      key: 'price',
      label: priceLabel(t, minPrice, maxPrice),
      without: { minPrice: undefined, maxPrice: undefined },
    });
  if (minRating)
    ways.push({
      key: 'rating',
      label: starsLabel(t, i18n.language, minRating),
      without: { minRating: undefined },
    });
  if (freeShipping)
    ways.push({ key: 'free', label: t('catalogue:freeShipping'), without: { freeShipping: undefined } });
  for (const status of ['in_stock', 'low_stock', 'out_of_stock'] as const)
    if (valuesOf(search.stockStatus).includes(status))
      ways.push({
        key: status,
        label: t(`catalogue:stock.${status}`),
        without: { stockStatus: toggled(search.stockStatus, status) },
      });
  return ways;
}
