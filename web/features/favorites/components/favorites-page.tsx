import { useInfiniteQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCard } from '#shared/catalogue/product.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { useInfiniteScroll } from '#web/ui/hooks/use-infinite-scroll.ts';
import { favoritesQuery } from '../api/favorite-queries.ts';
import { useFavoriteIds } from '../hooks/use-favorite-ids.ts';
import { useSetFavorite } from '../hooks/use-set-favorite.ts';

type Props = {
  /** Renders products as the shop does, and their skeletons. */
  products: (products: readonly ProductCard[]) => ReactNode;
  skeletons: ReactNode;
};

/** Number of pages loaded automatically. */
const byItself = 2;

/** Shows a member's favourites, newest first. Removing one takes it off the page at once. */
export function FavoritesPage({ products, skeletons }: Props) {
  const { t } = useTranslation('favorites');
  const query = useInfiniteQuery(favoritesQuery);
  const { data, ...more } = query;
  const { ids } = useFavoriteIds();
  const kept = (data?.pages.flatMap((page) => page.data) ?? []).filter(
    ({ productId }) => ids?.includes(productId) ?? true,
  );
  const shown = kept.flatMap(({ product }) => (product ? [product] : []));
  const end = useInfiniteScroll(() => void more.fetchNextPage(), {
    // After that a button loads more, so that the end of the page can be reached.
    enabled:
      more.hasNextPage &&
      !more.isFetchingNextPage &&
      !more.isFetchNextPageError &&
      (data?.pages.length ?? 0) <= byItself,
    length: kept.length,
  });
  const gone = kept.filter(({ product }) => !product).map(({ productId }) => productId);
  return (
    <>
      <header className="pt-6 pb-5">
        <h1 className="text-xl font-bold">{t('title')}</h1>
        <div className="min-h-5">
          {ids && ids.length > 0 && (
            <h2 className="text-sm font-normal text-ink-2">{t('count', { count: ids.length })}</h2>
          )}
        </div>
      </header>
      <ListFaces
        query={query}
        count={more.hasNextPage ? 1 : kept.length}
        waiting={skeletons}
        failed={t('failed')}
        empty={<Empty />}
      >
        {gone.length > 0 && <Gone ids={gone} />}
        {shown.length > 0 && products(shown)}
        <div ref={end} className="mt-8 flex justify-center text-sm text-ink-2">
          {more.hasNextPage ? (
            <Button
              loading={more.isFetchingNextPage}
              loadingText={t('loadingMore')}
              onClick={() => void more.fetchNextPage()}
            >
              {t('more')}
            </Button>
          ) : (
            t('end')
          )}
        </div>
      </ListFaces>
    </>
  );
}

function Empty() {
  const { t } = useTranslation('favorites');
  return (
    <EmptyState
      icon={<Heart />}
      title={t('empty.title')}
      hint={t('empty.hint')}
      action={
        <ButtonLink variant="primary" to="/e-commerce/product">
          {t('empty.action')}
        </ButtonLink>
      }
    />
  );
}

/** Shows favourites that are no longer sold; only this fact is shown. */
function Gone({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('favorites');
  const setFavorite = useSetFavorite();
  return (
    <p className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-2.5 text-sm">
      {t('gone', { count: ids.length })}
      <Button size="sm" onClick={() => ids.forEach((id) => setFavorite(id, false))}>
        {t('letGo')}
      </Button>
    </p>
  );
}
