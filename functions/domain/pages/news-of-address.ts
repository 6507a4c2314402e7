import { AppError } from '#shared/contract/errors.ts';
import { slugInAddress } from '#shared/news/news-path.ts';
import type { NewsDetail } from '#shared/news/news.ts';
import type { MovedPage } from './page.ts';
import type { PageSources } from './page-sources.ts';

type FoundNews = { status: 200; slug: string; news: NewsDetail };
type AbsentNews = { status: 404 | 410 };

/** Statuses of what cannot be shown. The API answers both with 404, and tells them apart by their codes. */
const absent: Partial<Record<string, AbsentNews['status']>> = { NEWS_NOT_FOUND: 404, CONTENT_REMOVED: 410 };

/**
 * Finds the news item of an address, as `addressOf` writes it. Any other address of the item, such as one with
 * a former slug or without the moment of creation, leads to the current one.
 */
export async function newsOfAddress(
  { newsItem }: Pick<PageSources, 'newsItem'>,
  path: string,
  addressOf: (news: NewsDetail) => string,
): Promise<FoundNews | MovedPage | AbsentNews> {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.ics$/, '');
  const slug = slugInAddress(name);
  try {
    const news = await newsItem(slug);
    const current = addressOf(news);
    return path === current ? { status: 200, slug, news } : { status: 301, path: current };
  } catch (error) {
    const status = error instanceof AppError ? absent[error.code] : undefined;
    if (status === undefined) throw error;
    return { status };
  }
}
