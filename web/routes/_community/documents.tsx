import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { documentQuery } from '#web/features/library/api/library-queries.ts';
import { LibraryPage } from '#web/features/library/components/library-page.tsx';
import { PublicLibrary } from '#web/features/library/components/public-library.tsx';
import { KeptDocuments } from '#web/features/library/reader/components/kept-documents.tsx';
import {
  type LibraryChange,
  type LibrarySearch,
  readLibrarySearch,
} from '#web/features/library/rules/library-search.ts';
import { MemberFrame } from '#web/layouts/community/member-frame.tsx';
import { Page } from '#web/layouts/page.tsx';
import { unread } from '#web/platform/navigation/unread.ts';
import { useSession } from '#web/platform/session/use-session.ts';

export const Route = createFileRoute('/_community/documents')({
  validateSearch: unread<LibrarySearch>,
  component: LibraryRoute,
});

/** Library of the members; an opened document stands above it. Guests are invited, and read public documents. */
function LibraryRoute() {
  const { t } = useTranslation('library');
  const { state, user } = useSession();
  const { address } = useParams({ strict: false });
  const { data: document } = useQuery({ ...documentQuery(address ?? ''), enabled: address !== undefined });
  const search = readLibrarySearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const change = (wanted: LibraryChange, keepsPlace = false) =>
    void navigate({
      to: '/documents',
      search: (now) => readLibrarySearch(wanted(readLibrarySearch(now))),
      resetScroll: !keepsPlace,
    });
  const page = (
    <Page title={document?.title ?? t('title')} className={user ? undefined : 'pt-6'}>
      {state === 'signed-out' ? (
        <PublicLibrary search={search} onSearch={change} />
      ) : (
        <>
          <LibraryPage search={search} onSearch={change} />
          <div className="mt-8 empty:hidden">
            <KeptDocuments />
          </div>
        </>
      )}
      <Outlet />
    </Page>
  );
  return user ? <MemberFrame user={user}>{page}</MemberFrame> : page;
}
