import type { NewsText } from '#shared/news/news.ts';
import { compareBy, plainText } from '#web/ui/publishing/compare-texts.ts';
import { showMoment } from '#web/platform/format/local-time.ts';

/** Compares two texts of a news item, its fields in the order of the editor. */
export const compareNews = compareBy<NewsText>({
  title: ({ title }) => title,
  summary: ({ summary }) => summary,
  content: ({ content }) => plainText(content),
  category: ({ category }) => category,
  date: ({ date }) => showMoment(date) ?? '',
  endsAt: ({ endsAt }) => showMoment(endsAt) ?? '',
  location: ({ location }) => location,
  duration: ({ duration }) => duration,
  level: ({ level }) => level,
  images: ({ images }) => images.map(({ url, alt }) => `${alt || url}\n`).join(''),
});
