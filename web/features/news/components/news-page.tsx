import { useQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { useLiked } from '#web/ui/reading/use-liked.ts';
import { newsKind, newsQuery } from '../api/news-queries.ts';
import { isNarrowed } from '../rules/news-query.ts';
import { newsSizes, type NewsSearch } from '../rules/news-search.ts';
import { NewsCard } from './news-card.tsx';
import { NewsTools } from './news-tools.tsx';

type Props = { search: NewsSearch; onSearch: (search: NewsSearch, keepsPlace?: boolean) => void };

/** Cards of a first screen; the browser lays the others out as they come near, which keeps a phone free for taps. */
const firstCards = 2;
const laidOutWhenNear = '[contain-intrinsic-size:auto_34rem] [content-visibility:auto]';

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2';

/** Shows news and events as cards, with search, filter and order in the address. */
export function NewsPage({ search, onSearch }: Props) {
  const { t } = useTranslation(['news', 'common']);
  const query = useQuery(newsQuery(search));
  const { data } = query;
  const isLiked = useLiked(newsKind, data?.data.map(({ id }) => id) ?? []);
  const toPage = (page: number) => onSearch({ ...search, page });
  return (
    <>
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <p className="mb-5 text-ink-2">{t('lead')}</p>
      <NewsTools
        search={search}
        onChange={(change) => onSearch({ ...search, page: undefined, ...change }, true)}
      />
      <ListFaces
        query={query}
        count={data?.data.length ?? 0}
        waiting={
          <Loading times={4} className={grid}>
            <Skeleton className="h-80 rounded-lg!" />
          </Loading>
        }
        failed={t('failed.list')}
        pages={data && { total: data.total, totalPages: data.totalPages, onPage: toPage }}
        empty={
          isNarrowed(search) ? (
            <EmptyState
              icon={<Newspaper />}
              title={t('empty.narrowed')}
              action={<Button onClick={() => onSearch({})}>{t('common:action.clearFilters')}</Button>}
            />
          ) : (
            <EmptyState icon={<Newspaper />} title={t('empty.title')} hint={t('empty.hint')} />
          )
        }
      >
        <ul className={grid}>
          {data?.data.map((item, place) => (
            <li key={item.id} className={place < firstCards ? undefined : laidOutWhenNear}>
              <NewsCard item={item} search={search} isLiked={isLiked(item.id)} eager={place === 0} />
            </li>
          ))}
        </ul>
        {data && (
          <Pagination
            className="mt-8"
            page={data.page}
            totalPages={data.totalPages}
            total={data.total}
            pageSize={search.pageSize ?? newsSizes[0]}
            pageSizes={newsSizes}
            onPage={toPage}
            onPageSize={(size) =>
              onSearch({ ...search, page: undefined, pageSize: newsSizes.find((one) => one === size) })
            }
          />
        )}
      </ListFaces>
    </>
  );
}
