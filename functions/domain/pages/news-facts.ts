import { newsPath } from '#shared/news/news-path.ts';
import type { NewsItem } from '#shared/news/news.ts';
import { pictureAt, shorten } from './page.ts';
import { publisherFact } from './structured-data.ts';

const context = 'https://schema.org';

const picturesOf = ({ images }: Pick<NewsItem, 'images'>, origin: string) =>
  images.length > 0 && { image: images.map(({ url }) => new URL(pictureAt(url), origin).href) };

/** Event for search engines. One that was called off keeps its time and says so. */
const eventFact = (news: NewsItem, origin: string, startDate: string): object => ({
  '@context': context,
  '@type': 'Event',
  '@id': origin + newsPath(news),
  name: news.title,
  url: origin + newsPath(news),
  ...(news.summary && { description: shorten(news.summary, 500) }),
  ...picturesOf(news, origin),
  startDate,
  ...(news.endsAt !== null && { endDate: news.endsAt }),
  eventStatus: `${context}/${news.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
  ...(news.location && {
    eventAttendanceMode: `${context}/OfflineEventAttendanceMode`,
    location: { '@type': 'Place', name: news.location, address: news.location },
  }),
  organizer: { ...publisherFact(origin), url: `${origin}/` },
});

const articleFact = (news: NewsItem, origin: string): object => ({
  '@context': context,
  '@type': 'NewsArticle',
  '@id': origin + newsPath(news),
  headline: news.title,
  mainEntityOfPage: origin + newsPath(news),
  ...(news.summary && { description: shorten(news.summary, 500) }),
  ...picturesOf(news, origin),
  datePublished: news.publishedAt ?? news.createdAt,
  dateModified: news.updatedAt,
  inLanguage: 'vi',
  ...(news.author && { author: { '@type': 'Person', name: news.author.fullName } }),
  publisher: publisherFact(origin),
});

/** News item for search engines: an event if it has a time, else an article. */
export const newsFact = (news: NewsItem, origin: string): object =>
  news.category === 'event' && news.date !== null
    ? eventFact(news, origin, news.date)
    : articleFact(news, origin);
