import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newsListPath } from '#shared/news/news-path.ts';
import { LatestNews } from '#web/features/news/components/latest-news.tsx';
import { UpcomingEvents } from '#web/features/news/components/upcoming-events.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';

/** Shows the latest news and the next events to visitors. */
export function VillageNews() {
  const { t } = useTranslation('communityHome');
  return (
    <section aria-labelledby="village-news">
      <div className="mb-5 flex items-end justify-between gap-4">
        <h2 id="village-news" className="text-xl font-bold">
          {t('news.title')}
        </h2>
        <ButtonLink to={newsListPath} iconAfter={<ArrowRight className="max-sm:hidden" />}>
          {t('news.all')}
        </ButtonLink>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <LatestNews limit={2} />
        <Card>
          <h3 className="mb-3 font-bold">{t('events.title')}</h3>
          <UpcomingEvents limit={2} />
        </Card>
      </div>
    </section>
  );
}
