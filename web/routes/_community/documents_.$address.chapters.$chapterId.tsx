import { createFileRoute, useLocation } from '@tanstack/react-router';
import { documentQuery } from '#web/features/library/api/library-queries.ts';
import { ReaderScreen } from '#web/screens/library/reader-screen.tsx';

export const Route = createFileRoute('/_community/documents_/$address/chapters/$chapterId')({
  loader: ({ context: { queryClient }, params: { address } }) =>
    void queryClient.prefetchQuery(documentQuery(address)),
  component: ReaderRoute,
});

function ReaderRoute() {
  const { address, chapterId } = Route.useParams();
  const navigate = Route.useNavigate();
  const { state } = useLocation();
  return (
    <ReaderScreen
      address={address}
      chapterId={chapterId}
      readAt={state.readAt}
      onMoved={(current) =>
        void navigate({
          to: '/documents/$address/chapters/$chapterId',
          params: { address: current, chapterId },
          state: true,
          replace: true,
        })
      }
      onClose={() => void navigate({ to: '/documents/$address', params: { address } })}
    />
  );
}
