import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { documentQuery } from '#web/features/library/api/library-queries.ts';
import { DocumentScreen } from '#web/screens/library/document-screen.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The library is the page before, so that closing a document goes back to it. */
    isFromLibrary?: boolean;
  }
}

export const Route = createFileRoute('/_community/documents/$address')({
  loader: ({ context: { queryClient }, params: { address } }) =>
    void queryClient.prefetchQuery(documentQuery(address)),
  component: DocumentRoute,
});

function DocumentRoute() {
  const { address } = Route.useParams();
  const { history } = useRouter();
  const navigate = Route.useNavigate();
  const { hash, state } = useLocation();
  const close = () => {
    if (state.isFromLibrary) history.back();
    else void navigate({ to: '/documents', search: (now) => now, replace: true, resetScroll: false });
  };
  return (
    <DocumentScreen
      address={address}
      startsAtComments={hash.startsWith('comment')}
      onMoved={(current) =>
        void navigate({
          to: '/documents/$address',
          params: { address: current },
          search: (now) => now,
          hash: true,
          state: true,
          replace: true,
        })
      }
      onClose={close}
    />
  );
}
