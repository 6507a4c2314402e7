import type { NewsDetail, NewsItem } from '#shared/news/news.ts';
import { type Author, toContentItem } from '#functions/domain/publishing/show-content.ts';
import type { StoredNews } from './news-record.ts';

export const toNewsItem = (news: StoredNews, author: Author | undefined): NewsItem => ({
  ...toContentItem(news, author),
  title: news.title,
  summary: news.summary,
  category: news.category,
  date: news.date,
  endsAt: news.endsAt,
  location: news.location,
  duration: news.duration,
  level: news.level,
  isCancelled: news.isCancelled,
  images: news.images,
  imageUrls: news.images.map(({ url }) => url),
  muxData: news.videos,
});

export const toNewsDetail = (news: StoredNews, author: Author | undefined, content: string): NewsDetail => ({
  ...toNewsItem(news, author),
  content,
  sequence: news.publishedVersion,
});
