import { useInfiniteQuery } from '@tanstack/react-query';
import { PackageOpen, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/orders/order.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { ordersQuery } from '../api/order-queries.ts';
import { filterOf, orderSearch, type OrderSearch } from '../rules/order-search.ts';
import { OrderCard } from './order-card.tsx';
import type { OnOrderSearch } from './order-filters.tsx';
import { OrderSkeletons } from './order-skeletons.tsx';

export type ReorderDialogOf = (order: Order, onClose: () => void) => ReactNode;
type Props = { search: OrderSearch; onSearch: OnOrderSearch; reorder: ReorderDialogOf };

/** Shows orders page by page; a button loads each further page. */
export function OrderList({ search, onSearch, reorder }: Props) {
  const { t } = useTranslation('orders');
  const [again, setAgain] = useState<Order>();
  const query = useInfiniteQuery(ordersQuery(filterOf(search)));
  const orders = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      <ListFaces
        query={query}
        count={orders.length}
        waiting={
          <div className="mt-4">
            <OrderSkeletons />
          </div>
        }
        failed={t('failed')}
        empty={<Nothing search={search} onSearch={onSearch} />}
      >
        <ul aria-label={t('list.label')} className="mt-4 space-y-4">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} onReorder={setAgain} />
            </li>
          ))}
        </ul>
        <More query={query} />
      </ListFaces>
      {again && reorder(again, () => setAgain(undefined))}
    </>
  );
}

type OrderPages = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
> & { fetchNextPage: () => unknown };

function More({ query }: { query: OrderPages }) {
  const { t } = useTranslation('orders');
  return (
    <div className="mt-6 flex flex-col items-center gap-3 text-sm text-ink-2">
      {query.isFetchNextPageError && (
        <p role="alert" className="text-danger">
          {t('list.moreFailed')}
        </p>
      )}
      {query.hasNextPage ? (
        <Button
          className="max-sm:h-11"
          loading={query.isFetchingNextPage}
          loadingText={t('list.loadingMore')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      ) : (
        <p>{t('list.end')}</p>
      )}
    </div>
  );
}

/** Shows a message if there are no orders at all, none in this tab, or none that match the filters. */
function Nothing({ search, onSearch }: Omit<Props, 'reorder'>) {
  const { t } = useTranslation('orders');
  if (orderSearch.narrowed(search))
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('empty.filterTitle')}
        hint={t('empty.filterHint')}
        action={<Button onClick={() => onSearch({})}>{t('empty.showAll')}</Button>}
      />
    );
  if (search.tab)
    return (
      <EmptyState
        icon={<PackageOpen />}
        title={t('empty.tabTitle')}
        hint={t('empty.tabHint')}
        action={<Button onClick={() => onSearch({})}>{t('empty.showAll')}</Button>}
      />
    );
  return (
    <EmptyState
      icon={<PackageOpen />}
      title={t('empty.title')}
      hint={t('empty.hint')}
      action={
        <ButtonLink to="/e-commerce/product" variant="primary">
          {t('empty.action')}
        </ButtonLink>
      }
    />
  );
}
