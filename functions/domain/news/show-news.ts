import type { NewsDetail, NewsItem } from '#shared/news/news.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import type { StoredNews } from './news-record.ts';

type NewsAuthor = Pick<Profile, 'id' | 'fullName' | 'avatarUrl'>;

const toAuthor = ({ id, fullName, avatarUrl }: NewsAuthor) => ({
  id,
  fullName,
  avatar: avatarUrl === null ? null : { fileUrl: avatarUrl },
});

export const toNewsItem = (news: StoredNews, author: NewsAuthor | undefined): NewsItem => ({
  id: news.id,
  slug: news.slug,
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
  author: author ? toAuthor(author) : null,
  createdAt: news.createdAt,
  publishedAt: news.publishedAt,
  updatedAt: news.updatedAt,
  views: news.sums['views'] ?? 0,
  likes: news.sums['like'] ?? 0,
  commentCount: news.sums['comments'] ?? 0,
});

export const toNewsDetail = (
  news: StoredNews,
  author: NewsAuthor | undefined,
  content: string,
): NewsDetail => ({ ...toNewsItem(news, author), content, sequence: news.publishedVersion });

/** News items with their authors, who are read once for the whole list. */
export async function showNews<T>(
  { table }: TableContext,
  found: readonly StoredNews[],
  show: (news: StoredNews, author: NewsAuthor | undefined) => T,
): Promise<T[]> {
  const authors = await findMembers(
    table,
    found.map(({ authorId }) => authorId),
  );
  return found.map((news) => show(news, authors.get(news.authorId)));
}
