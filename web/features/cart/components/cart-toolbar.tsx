import clsx from 'clsx';
import { Search, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '#shared/cart/cart.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { lazyMenu } from '#web/ui/overlays/lazy-menu.tsx';
import { filtersInForce, type CartSearch } from '../rules/cart-search.ts';
import type { CartActs } from '../hooks/use-cart-acts.ts';
import type { Selection } from '../hooks/use-selection.ts';
import type { CartFilterProps } from './cart-filters.tsx';
import { ClearCart } from './clear-cart.tsx';

/** Minimum number of lines for which a search is offered. */
const worthSearching = 8;

/** Popovers and selects are 20 KB of code, so the page renders before they are loaded. */
const CartFilters = lazyMenu<CartFilterProps>(
  async () => (await import('./cart-filters.tsx')).default,
  'dialog',
);

type Props = {
  items: readonly CartItem[];
  /** The lines that can be ticked. */
  buyable: readonly CartItem[];
  search: CartSearch;
  selection: Selection;
  acts: CartActs;
  onSearch: (search: CartSearch) => void;
};

/** Shows a toolbar above the lines: select all, search, remove several. */
export function CartToolbar({ items, buyable, search, selection, acts, onSearch }: Props) {
  const { t } = useTranslation('cartPage');
  const ids = buyable.map(({ cartItemId }) => cartItemId);
  const chosen = selection.items.map(({ cartItemId }) => cartItemId);
  const inForce = filtersInForce(search);
  const isSearchable = items.length >= worthSearching || inForce > 0 || search.q !== undefined;
  const filterButton = (
    <Button icon={<SlidersHorizontal />}>
      {t('filter.title')}
      {inForce > 0 && <span className="tabular-nums">({inForce})</span>}
    </Button>
  );
  return (
    <div
      className={clsx('mb-4 flex flex-wrap items-center gap-x-4 gap-y-3', !isSearchable && 'max-lg:hidden')}
    >
      {ids.length > 0 && (
        <Checkbox
          className="max-lg:hidden lg:ml-5"
          label={t('selectAll', { count: ids.length })}
          checked={selection.stateOf(buyable)}
          onCheckedChange={(checked) => selection.set(ids, checked === true)}
        />
      )}
      {isSearchable && (
        <div className="flex min-w-0 grow items-center gap-2.5 lg:order-last lg:max-w-100">
          <SearchInCart
            key={search.q ?? ''}
            q={search.q ?? ''}
            onChange={(q) => onSearch({ ...search, q })}
          />
          <CartFilters
            trigger={filterButton}
            items={items}
            search={search}
            onChange={(change) => onSearch({ ...search, ...change })}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-1 max-lg:hidden lg:mr-auto">
        {chosen.length > 0 && chosen.length < ids.length && (
          <Button variant="ghost" size="sm" icon={<Trash2 />} onClick={() => acts.removeMany(chosen)}>
            {t('removeSelected', { count: chosen.length })}
          </Button>
        )}
        <ClearCart
          ids={items.map(({ cartItemId }) => cartItemId)}
          acts={acts}
          trigger={
            <Button variant="ghost" size="sm">
              {t('clear')}
            </Button>
          }
        />
      </div>
    </div>
  );
}

const pause = 300;

/** Shows a search box that searches after a typing pause. */
function SearchInCart({ q, onChange }: { q: string; onChange: (q: string | undefined) => void }) {
  const { t } = useTranslation('cartPage');
  const [text, setText] = useState(q);
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => onChange(text.trim() || undefined), pause);
    return () => clearTimeout(timer);
  }, [text, q, onChange]);
  return (
    <Input
      type="search"
      className="min-w-0 grow"
      aria-label={t('filter.search')}
      placeholder={t('filter.search')}
      before={<Search />}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
