import { Newspaper } from 'lucide-react';
import { newsCategories } from '#shared/news/news-choices.ts';
import { searchNews } from '#shared/news/read-news.contract.ts';
import { newsDrafts } from '#shared/news/write-news.contract.ts';
import { contentList } from '#web/ui/publishing/content-list.tsx';
import { newsRemoval } from '../rules/news-removal.ts';

/** News, events and announcements, with drafts and what is planned. */
export const { List: NewsList, Add: AddNewsLink } = contentList(searchNews, {
  name: 'news',
  texts: { ns: 'staffNews', at: 'list' },
  icon: <Newspaper />,
  file: 'tin-tuc-su-kien',
  page: '/admin/posts/events-news/$id',
  routes: newsDrafts,
  removal: newsRemoval,
  pictureOf: ({ imageUrls: [picture] }) => picture,
  leadOf: ({ summary }, t) => summary || t('list.noSummary'),
  choices: { type: { options: 'type', values: newsCategories } },
  columns: (col) => [col.choice('category', 'type', { card: 'half' })],
});
