import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { publicDocumentsQuery } from '../api/library-queries.ts';
import type { LibraryChange, LibrarySearch } from '../rules/library-search.ts';
import { cardGrid } from './card-grid.ts';
import { LibraryCard } from './library-card.tsx';
import { LibraryInvitation } from './library-invitation.tsx';

type Props = { search: LibrarySearch; onSearch: (change: LibraryChange) => void };

const nothingOwn = { isFavorite: false, isFollowing: false, lastViewed: null, progress: null } as const;

/** Invites guests to sign in, and shows the documents that are read without an account. */
export function PublicLibrary({ search, onSearch }: Props) {
  const { t } = useTranslation('library');
  return (
    <>
      <LibraryInvitation />
      <section aria-labelledby="public-documents">
        <h2 id="public-documents" className="mb-4 text-xl font-bold">
          {t('guest.public')}
        </h2>
        <PublicList search={search} onSearch={onSearch} />
      </section>
    </>
  );
}

function PublicList({ search, onSearch }: Props) {
  const { t } = useTranslation('library');
  const query = useQuery(publicDocumentsQuery(search.page ?? 1));
  const { data } = query;
  const items = data?.data ?? [];
  const toPage = (page: number) => onSearch((now) => ({ ...now, page }));
  return (
    <ListFaces
      query={query}
      count={items.length}
      size="sm"
      waiting={
        <Loading times={3} className={cardGrid}>
          <Skeleton className="h-80 rounded-lg!" />
        </Loading>
      }
      failed={t('failed.list')}
      pages={data && { total: data.total, totalPages: data.totalPages, onPage: toPage }}
      empty={<p className="text-ink-2">{t('guest.noPublic')}</p>}
    >
      <ul className={cardGrid}>
        {items.map((document) => (
          <li key={document.id}>
            <LibraryCard item={{ ...document, ...nothingOwn }} search={search} isForGuest />
          </li>
        ))}
      </ul>
      {data && <Pagination className="mt-8" page={data.page} totalPages={data.totalPages} onPage={toPage} />}
    </ListFaces>
  );
}
