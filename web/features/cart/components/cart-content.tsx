import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '#shared/cart/cart.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { cartSearchQuery } from '../api/cart-queries.ts';
import type { CartData } from '../rules/cart-data.ts';
import type { CartFilter } from '../rules/cart-search.ts';
import type { CartOwner } from '../rules/cart-owner.ts';
import type { CartSearch } from '../rules/cart-search.ts';
import { canBeBought } from '../rules/cart-optimism.ts';
import { useCartActs } from '../hooks/use-cart-acts.ts';
import { useSelection } from '../hooks/use-selection.ts';
import { CartBar } from './cart-bar.tsx';
import { CartGroup } from './cart-group.tsx';
import { CartSummary, ShippingNotes, sumOf } from './cart-summary.tsx';
import { CartToolbar } from './cart-toolbar.tsx';
import { RestingLines } from './resting-lines.tsx';

type Props = {
  cart: CartData;
  owner: CartOwner;
  search: CartSearch;
  filter: CartFilter;
  onSearch: (search: CartSearch) => void;
};

const byBusiness = (items: readonly CartItem[]): CartItem[][] => [
  ...Map.groupBy(items, ({ product }) => product.business.id).values(),
];

/** Shows a cart with lines: the ones that can be bought, grouped by business, the other ones, and the sum. */
export function CartContent({ cart, owner, search, filter, onSearch }: Props) {
  const { t } = useTranslation('cartPage');
  const isNarrowed = Object.keys(filter).length > 0;
  const { data: found } = useQuery(cartSearchQuery(owner, filter));
  const acts = useCartActs();
  const selection = useSelection(cart.items, search.only);
  const isShown = ({ cartItemId }: CartItem) => !isNarrowed || !found || found.includes(cartItemId);

  const active = cart.items.filter(({ savedForLater }) => !savedForLater);
  const buyable = active.filter(canBeBought);
  const blocked = active.filter((item) => !canBeBought(item));
  const sum = sumOf(selection.items);
  const groups = byBusiness(buyable.filter(isShown));
  const ids = (items: readonly CartItem[]) => items.map(({ cartItemId }) => cartItemId);
  const checkout = { chosen: ids(selection.items), all: ids(active), sessionId: search.sessionId };
  return (
    // On phones the bar stays at the bottom edge, even if the cart is short.
    <div className="grid gap-6 max-lg:grow lg:items-start lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 max-lg:flex max-lg:flex-col">
        {active.length > 0 && (
          <CartToolbar
            items={active}
            buyable={buyable}
            search={search}
            selection={selection}
            acts={acts}
            onSearch={onSearch}
          />
        )}
        <div className="space-y-4">
          {groups.map((items) => (
            <CartGroup key={items[0]?.product.business.id} items={items} selection={selection} acts={acts} />
          ))}
        </div>
        {buyable.length > 0 && <ShippingNotes sum={sum} />}
        {isNarrowed && found && !cart.items.some(isShown) && (
          <EmptyState
            size="sm"
            icon={<SearchX />}
            title={t('filter.none')}
            hint={t('filter.noneHint')}
            action={<Button onClick={() => onSearch(unfiltered(search))}>{t('filter.clear')}</Button>}
          />
        )}
        <RestingLines
          title={t('unavailable')}
          hint={t('unavailableHint')}
          items={blocked.filter(isShown)}
          acts={acts}
          action={
            <Button
              variant="ghost"
              size="sm"
              className="max-sm:-ml-3"
              onClick={() => acts.removeMany(ids(blocked))}
            >
              {t('clearUnavailable')}
            </Button>
          }
        />
        <RestingLines
          title={t('saved')}
          items={cart.items.filter(({ savedForLater }) => savedForLater).filter(isShown)}
          acts={acts}
        />
        {buyable.length > 0 && (
          <CartBar
            sum={sum}
            ids={ids(buyable)}
            selected={ids(selection.items)}
            checkout={checkout}
            allSelected={selection.stateOf(buyable)}
            onSelectAll={(selected) => selection.set(ids(buyable), selected)}
            acts={acts}
          />
        )}
      </div>
      <aside className="sticky top-22 max-lg:hidden">
        <CartSummary sum={sum} checkout={checkout} />
      </aside>
    </div>
  );
}

const unfiltered = ({ sessionId, only }: CartSearch): CartSearch => ({
  ...(sessionId && { sessionId }),
  ...(only && { only }),
});
