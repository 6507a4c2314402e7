import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { useMediaQuery } from '#web/ui/hooks/use-media-query.ts';
import { filterCount, sortOf, sorts, type Sort } from '../rules/product-search.ts';
import type { View } from '../../products/hooks/use-view.ts';
import type { FacetProps } from './filters/facet-props.ts';
import { ViewToggle } from '../../products/components/view-toggle.tsx';

type Props = FacetProps & {
  total: number | undefined;
  view: View;
  onView: (view: View) => void;
  onClear: () => void;
};

const FilterDrawer = lazyPiece(async () => (await import('./filters/filter-drawer.tsx')).FilterDrawer, {
  giveUp: ({ onClose }) => onClose(),
});

/** Shows a toolbar with filters, sort order and view. On phones it stays below the header while scrolling. */
export function ListToolbar({ total, view, onView, onClear, ...filters }: Props) {
  const { t } = useTranslation(['listing', 'catalogue']);
  const { search, onChange } = filters;
  const offered = (Object.keys(sorts) as Sort[]).filter((sort) => sort !== 'relevance' || search.q);
  return (
    <div className="mb-4 flex items-center gap-2 bg-paper py-2 max-lg:sticky max-lg:top-16 max-lg:z-20 max-sm:-mx-4 max-sm:px-4 md:max-lg:top-18">
      <FilterButton {...filters} total={total} onClear={onClear} />
      <div className="min-w-0 max-sm:grow sm:ml-auto sm:w-50">
        <Select
          aria-label={t('sort.label')}
          value={sortOf(search)}
          options={offered.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(sort) => onChange(sorts[sort])}
        />
      </div>
      <ViewToggle view={view} onView={onView} />
    </div>
  );
}

type ButtonProps = FacetProps & Pick<Props, 'total' | 'onClear'>;

/** On phones and tablets the filters open over the list. */
function FilterButton({ total, onClear, ...filters }: ButtonProps) {
  const { t } = useTranslation('listing');
  const [open, setOpen] = useState(false);
  const wide = useMediaQuery('(width >= 64rem)');
  const count = filterCount(filters.search);
  if (wide && open) setOpen(false);
  return (
    <>
      <Button
        className="h-11! lg:hidden"
        icon={<SlidersHorizontal />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={FilterDrawer.prepare}
        onFocus={FilterDrawer.prepare}
        onClick={() => setOpen(true)}
      >
        {t('filter.open')}
        {count > 0 && (
          <span className="rounded-full bg-brand px-1.5 text-xs font-semibold text-on-brand tabular-nums">
            {count}
          </span>
        )}
      </Button>
      {open && (
        <FilterDrawer
          {...filters}
          total={total}
          count={count}
          onClear={onClear}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
