import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ShoppingCart } from 'lucide-react';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { cartQuery } from '../api/cart-queries.ts';
import { useCartOwner } from '../hooks/use-cart-owner.ts';
import type { CartFilter, CartSearch } from '../rules/cart-search.ts';
import { useFreshSession } from '../hooks/use-fresh-session.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartContent } from './lazy-cart-content.ts';

type Props = {
  search: CartSearch;
  filter: CartFilter;
  onSearch: (search: CartSearch) => void;
  /** Shown with an empty cart. */
  popular: ReactNode;
};

export function CartPage({ search, filter, onSearch, popular }: Props) {
  const { t } = useTranslation(['cart', 'cartPage', 'footer', 'shell']);
  const owner = useCartOwner();
  const query = useQuery(cartQuery(owner));
  const { data, error } = query;
  useFreshSession();
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-3 pt-6 pb-4 sm:pt-8">
        <h1 className="text-xl font-bold sm:text-2xl">{t('cart:title')}</h1>
        {data && data.totalItems > 0 && (
          <p className="text-sm text-ink-2">{t('cartPage:lead', { count: data.totalQuantity })}</p>
        )}
        <Link
          to={owner.kind === 'member' ? '/e-commerce/order' : '/e-commerce/orders/guest'}
          className="ml-auto inline-flex min-h-8 items-center rounded-xs text-sm font-semibold text-brand hover:underline max-sm:min-h-11"
        >
          {t(owner.kind === 'member' ? 'shell:account.orders' : 'footer:findOrder')}
        </Link>
      </header>
      {!data && !error && <CartSkeleton />}
      {!data && error && <QueryError query={query} title={t('cart:failed.load')} />}
      {data &&
        (data.items.length === 0 ? (
          <CartEmpty popular={popular} />
        ) : (
          // The key resets the selection when another cart is shown.
          <CartContent
            key={`${owner.kind} ${owner.id}`}
            cart={data}
            owner={owner}
            search={search}
            filter={filter}
            onSearch={onSearch}
          />
        ))}
    </>
  );
}

function CartEmpty({ popular }: { popular: ReactNode }) {
  const { t } = useTranslation('cartPage');
  return (
    <>
      <EmptyState
        icon={<ShoppingCart />}
        title={t('empty.title')}
        hint={t('empty.hint')}
        action={
          <ButtonLink to="/e-commerce/product" variant="primary">
            {t('empty.action')}
          </ButtonLink>
        }
      />
      <section aria-labelledby="popular" className="mt-4">
        <h2 id="popular" className="mb-4 text-lg font-bold">
          {t('popular')}
        </h2>
        {popular}
      </section>
    </>
  );
}
