import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { newsBySlugQuery } from '#web/features/news/api/news-queries.ts';
import { slugInAddress } from '#shared/news/news-path.ts';
import { NewsItemScreen } from '#web/screens/news/news-item-screen.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list of news is the page before, so that closing an item goes back to it. */
    isFromNewsList?: boolean;
  }
}

export const Route = createFileRoute('/_community/news/$address')({
  loader: ({ context: { queryClient }, params: { address } }) =>
    void queryClient.prefetchQuery(newsBySlugQuery(slugInAddress(address))),
  component: NewsItemRoute,
});

function NewsItemRoute() {
  const { address } = Route.useParams();
  const { history } = useRouter();
  const navigate = Route.useNavigate();
  const { hash, state } = useLocation();
  const close = () => {
    if (state.isFromNewsList) history.back();
    else void navigate({ to: '/news', search: (now) => now, replace: true, resetScroll: false });
  };
  return (
    <NewsItemScreen
      address={address}
      startsAtComments={hash === 'comments'}
      onMoved={(current) =>
        void navigate({
          to: '/news/$address',
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
