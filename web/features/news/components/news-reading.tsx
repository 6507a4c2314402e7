import { useTranslation } from 'react-i18next';
import type { NewsDetail } from '#shared/news/news.ts';
import { ContentReading, type RenderComments } from '#web/ui/reading/content-reading.tsx';
import { newsKind } from '../api/news-queries.ts';
import { useRemindedNews } from '../hooks/use-reminded-news.ts';
import { EventReminder } from './event-reminder.tsx';
import { NewsContent } from './news-content.tsx';
import { EventFacts, NewsBadges } from './news-facts.tsx';
import { NewsPictures } from './news-pictures.tsx';
import { ShareButton } from './share-button.tsx';

type Props = { item: NewsDetail; startsAtComments: boolean; comments: RenderComments<NewsDetail> };

/** Shows a whole news item with its comments. */
export function NewsReading({ item, ...reading }: Props) {
  const { t } = useTranslation('news');
  const isReminded = useRemindedNews(item.category === 'event' ? [item.id] : []);
  return (
    <ContentReading
      {...reading}
      kind={newsKind}
      item={item}
      head={
        <>
          <NewsBadges item={item} />
          <NewsPictures item={item} eager />
        </>
      }
      buttons={<ShareButton item={item} />}
    >
      <p className="font-semibold text-pretty">{item.summary || t('noSummary')}</p>
      <EventFacts item={item} />
      <EventReminder item={item} isReminded={isReminded(item.id)} />
      <NewsContent html={item.content} />
    </ContentReading>
  );
}
