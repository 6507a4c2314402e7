import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/money.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterChip } from '../../../ui/chip.tsx';
import { categoryTreeQuery } from '../api/catalogue-queries.ts';
import { pathTo } from '../hooks/category-tree.ts';
import type { FilterProps } from '../hooks/product-search.ts';

/** The filters in force, each with its way out. */
export function ActiveFilters({ search, onChange, onClear }: FilterProps & { onClear: () => void }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { data = [] } = useQuery(categoryTreeQuery);
  const { q, categoryId, minPrice, maxPrice, freeShipping, stockStatus } = search;
  const category = pathTo(data, categoryId).at(-1);
  const price =
    minPrice !== undefined && maxPrice !== undefined
      ? `${formatVnd(minPrice)} – ${formatVnd(maxPrice)}`
      : minPrice !== undefined
        ? t('filter.fromPrice', { price: formatVnd(minPrice) })
        : t('filter.toPrice', { price: formatVnd(maxPrice ?? 0) });
  const chips = [
    q && { label: `“${q}”`, without: { q: undefined } },
    categoryId && { label: category?.name ?? t('filter.category'), without: { categoryId: undefined } },
    (minPrice ?? maxPrice) !== undefined && {
      label: price,
      without: { minPrice: undefined, maxPrice: undefined },
    },
    freeShipping && { label: t('freeShipping'), without: { freeShipping: undefined } },
    stockStatus && { label: t(`stock.${stockStatus}`), without: { stockStatus: undefined } },
  ].filter((chip) => typeof chip === 'object');
  if (chips.length === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <FilterChip key={label} label={label} onRemove={() => onChange(without)} />
      ))}
      <Button variant="ghost" size="sm" onClick={onClear}>
        {t('common:action.clearFilters')}
      </Button>
    </div>
  );
}
