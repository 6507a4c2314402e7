import type { NewsText } from '#shared/news/news.ts';
import { type DiffPart, diffText } from '#shared/publishing/text-diff.ts';
import { showMoment } from '#web/platform/format/local-time.ts';

/** Plain text of HTML, one line for each block. */
function plainText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const block of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, tr, blockquote, br'))
    block.append('\n');
  return page.body.textContent.trim();
}

/** Fields of a news item as text, in the order of the editor. */
const plainTexts: Readonly<Record<string, (text: NewsText) => string>> = {
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
};

/** What differs between two texts of one item, field by field. */
export const compareNews = (older: NewsText, newer: NewsText): { field: string; parts: DiffPart[] }[] =>
  Object.entries(plainTexts).map(([field, plain]) => ({
    field,
    parts: diffText(plain(older), plain(newer)),
  }));
