import { contentReader } from '#functions/domain/publishing/content-reader.ts';
import { newsPublication } from './news-publication.ts';
import { toNewsDetail } from './show-news.ts';

export const newsReader = contentReader({
  publication: newsPublication,
  missing: 'NEWS_NOT_FOUND',
  show: (news, author, { content }) => toNewsDetail(news, author, content),
});
export const { read: readNews, readBySlug: readNewsBySlug } = newsReader;
