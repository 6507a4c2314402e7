import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { newsBySlugQuery, newsQuery } from '#web/features/news/api/news-queries.ts';
import { NewsPage } from '#web/features/news/components/news-page.tsx';
import { slugInAddress } from '#shared/news/news-path.ts';
import { type NewsSearch, readNewsSearch } from '#web/features/news/rules/news-search.ts';
import { MemberFrame } from '#web/layouts/community/member-frame.tsx';
import { Page } from '#web/layouts/page.tsx';
import { unread } from '#web/platform/navigation/unread.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { KycDialogHost } from '#web/ui/status/kyc-dialog-host.tsx';

export const Route = createFileRoute('/_community/news')({
  validateSearch: unread<NewsSearch>,
  // Prefetched without await, because the page renders its own skeleton.
  loader: ({ context: { queryClient }, location }) =>
    void queryClient.prefetchQuery(newsQuery(readNewsSearch(location.search))),
  component: NewsRoute,
});

/** Public list of news; an opened item stands above it. Members keep their navigation. */
function NewsRoute() {
  const { t } = useTranslation('news');
  const { user } = useSession();
  const { address } = useParams({ strict: false });
  const { data: item } = useQuery({
    ...newsBySlugQuery(slugInAddress(address ?? '')),
    enabled: address !== undefined,
  });
  const search = readNewsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  // An item that was opened by its address comes first; the list behind it follows without keeping taps waiting.
  const isListDue = useDeferredValue(true, address === undefined);
  const page = (
    <Page title={item?.title ?? t('title')} className={user ? undefined : 'pt-6'}>
      <KycDialogHost />
      {isListDue && (
        <NewsPage
          search={search}
          onSearch={(wanted, keepsPlace) =>
            void navigate({ to: '/news', search: readNewsSearch(wanted), resetScroll: !keepsPlace })
          }
        />
      )}
      <Outlet />
    </Page>
  );
  return user ? <MemberFrame user={user}>{page}</MemberFrame> : page;
}
