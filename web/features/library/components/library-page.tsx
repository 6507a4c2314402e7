import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { ownDocumentsQuery } from '../api/library-queries.ts';
import { activeFilters, withoutFilters, withTab } from '../rules/library-query.ts';
import { type LibraryChange, libraryTabs, type LibrarySearch } from '../rules/library-search.ts';
import { ChapterHits } from './chapter-hits.tsx';
import { cardGrid } from './card-grid.ts';
import { LibraryCard } from './library-card.tsx';
import { LibraryTable } from './library-table.tsx';
import { LibraryChips, LibraryTools } from './library-tools.tsx';

type Props = { search: LibrarySearch; onSearch: (change: LibraryChange, keepsPlace?: boolean) => void };

/** Shows the documents of the library as cards or a table, with filters, order and view in the address. */
export function LibraryPage({ search, onSearch }: Props) {
  const { t } = useTranslation('library');
  const stay = (change: LibraryChange) => onSearch(change, true);
  return (
    <>
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <p className="mb-5 text-ink-2">{t('lead')}</p>
      <LibraryTools search={search} onSearch={stay} />
      <LibraryChips search={search} onSearch={stay} />
      {search.search && <ChapterHits key={search.search} words={search.search} />}
      <Tabs
        label={t('tab.label')}
        tabs={libraryTabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        value={search.tab ?? 'all'}
        onChange={(tab) => stay((now) => withTab(now, tab))}
      >
        <LibraryList search={search} onSearch={onSearch} />
      </Tabs>
    </>
  );
}

function LibraryList({ search, onSearch }: Props) {
  const { t } = useTranslation(['library', 'common']);
  const query = useQuery(ownDocumentsQuery(search));
  const { data } = query;
  const items = data?.data ?? [];
  const toPage = (page: number) => onSearch((now) => ({ ...now, page }));
  return (
    <ListFaces
      query={query}
      count={items.length}
      waiting={
        <Loading times={6} className={cardGrid}>
          <Skeleton className="h-90 rounded-lg!" />
        </Loading>
      }
      failed={t('failed.list')}
      pages={data && { total: data.total, totalPages: data.totalPages, onPage: toPage }}
      empty={
        activeFilters(search).length > 0 ? (
          <EmptyState
            icon={<BookOpen />}
            title={t('empty.narrowed')}
            action={
              <Button onClick={() => onSearch((now) => withoutFilters(now))}>
                {t('common:action.clearFilters')}
              </Button>
            }
          />
        ) : (
          <EmptyState icon={<BookOpen />} title={t('empty.title')} hint={t('empty.hint')} />
        )
      }
    >
      {search.view === 'table' ? (
        <LibraryTable items={items} search={search} />
      ) : (
        <ul className={cardGrid}>
          {items.map((item) => (
            <li key={item.id}>
              <LibraryCard item={item} search={search} />
            </li>
          ))}
        </ul>
      )}
      {data && <Pagination className="mt-8" page={data.page} totalPages={data.totalPages} onPage={toPage} />}
    </ListFaces>
  );
}
