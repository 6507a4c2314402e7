import { AppError } from '#shared/contract/errors.ts';
import { NewsText } from '#shared/news/news.ts';
import { definePublication } from '#functions/domain/publishing/define-publication.ts';
import { htmlText } from '#functions/domain/publishing/html-text.ts';
import { slugs } from '#functions/domain/publishing/slugs.ts';
import { plainHtml } from '#functions/platform/content/plain-html.ts';
import { newsKind } from './news-keys.ts';
import { newsRecord } from './news-record.ts';

/** Refuses to publish what is incomplete: a news item has a title and a text, an event also its time. */
function requireComplete({ title, content, category, date }: NewsText): void {
  const isComplete = title !== '' && plainHtml(content) !== '' && (category !== 'event' || date !== null);
  if (!isComplete) throw new AppError('PUBLICATION_INCOMPLETE');
}

/** Publication of news: the card shows everything but the text itself. */
export const newsPublication = definePublication({
  kind: newsKind,
  record: newsRecord,
  text: NewsText,
  slugs: slugs(newsKind, { unnamed: 'tin' }),
  ...htmlText<NewsText>('summary'),
  cardOf: ({ content: _content, ...card }) => card,
  videos: { kind: 'postVideos', of: ({ videos }) => videos.map(({ playbackId }) => playbackId) },
  check: requireComplete,
});
