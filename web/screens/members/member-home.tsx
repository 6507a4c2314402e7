import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { libraryPath } from '#shared/library/library-path.ts';
import { newsListPath } from '#shared/news/news-path.ts';
import { NewProducts } from '#web/features/catalogue/products/components/new-products.tsx';
import { RecentSubjects } from '#web/features/subjects/components/recent-subjects.tsx';
import { ContinueReading } from '#web/features/library/components/continue-reading.tsx';
import { LatestNews } from '#web/features/news/components/latest-news.tsx';
import { UpcomingEvents } from '#web/features/news/components/upcoming-events.tsx';
import { MemberFrame } from '#web/layouts/community/member-frame.tsx';
import { Page } from '#web/layouts/page.tsx';
import { Card } from '#web/ui/layout/card.tsx';

const [newsShown, eventsShown] = [4, 3];

/**
 * Shows the start page for members: what is new in the village, what they were reading, and beside it events, goods
 * and what they saw lately. The frame's navigation is the first column; below 1280 px the last one comes below.
 */
export function MemberHome({ user }: { user: SessionUser }) {
  const { t } = useTranslation(['communityHome', 'common']);
  const name = user.fullName.split(' ').at(-1) ?? user.fullName;
  return (
    <MemberFrame user={user}>
      <Page title={t('common:brand')}>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="space-y-8">
            <div>
              <h1 className="text-2xl font-bold">{t('hello', { name })}</h1>
              <p className="text-ink-2">{t('lead')}</p>
            </div>
            <Part title={t('news.title')} to={newsListPath} more={t('news.all')}>
              <LatestNews limit={newsShown} eager />
            </Part>
            <Part title={t('reading.title')} to={libraryPath} more={t('reading.all')}>
              <ContinueReading />
            </Part>
          </div>
          <aside
            aria-label={t('beside')}
            className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:max-xl:grid-cols-2"
          >
            <Card className="md:max-xl:row-span-2">
              <Part
                title={t('events.title')}
                to={newsListPath}
                search={{ type: 'event' }}
                more={t('events.all')}
                isSmall
              >
                <UpcomingEvents limit={eventsShown} />
              </Part>
            </Card>
            <Card>
              <Part title={t('products.title')} to="/e-commerce" more={t('products.all')} isSmall>
                <NewProducts />
              </Part>
            </Card>
            <Card>
              <Part title={t('recent.title')} isSmall>
                <RecentSubjects />
              </Part>
            </Card>
          </aside>
        </div>
      </Page>
    </MemberFrame>
  );
}

type PartProps = {
  title: string;
  /** Address of the whole list, and what its link is called. */
  to?: string;
  search?: Record<string, string>;
  more?: string;
  /** For parts in the narrow column. */
  isSmall?: boolean;
  children: ReactNode;
};

function Part({ title, to, search, more, isSmall = false, children }: PartProps) {
  return (
    <section>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className={clsx('font-bold', isSmall ? 'text-base' : 'text-lg')}>{title}</h2>
        {to && (
          <Link
            to={to}
            search={search ?? {}}
            className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-brand hover:underline [&_svg]:size-4"
          >
            {more}
            <ArrowRight aria-hidden />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
