import type { NewsText } from '#shared/news/news.ts';
import { compareBy } from '#web/ui/publishing/compare-texts.ts';
import { showMoment } from '#web/platform/format/local-time.ts';

/** Compares two texts of a news item, its fields in the order of the editor. */
export const compareNews = compareBy<NewsText>({
  title: 'text',
  summary: 'text',
  content: 'html',
  category: 'text',
  date: ({ date }) => showMoment(date) ?? '',
  endsAt: ({ endsAt }) => showMoment(endsAt) ?? '',
  location: 'text',
  duration: 'text',
  level: 'text',
  images: ({ images }) => images.map(({ url, alt }) => `${alt || url}\n`).join(''),
});
