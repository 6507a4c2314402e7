import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineContentRoutes, defineReaderRoutes } from '../publishing/content-routes.ts';
import { NewsDetail, NewsId, NewsText } from './news.ts';
import { definePublicationRoutes } from '../publishing/publication-routes.ts';

const access = staff('news.write');

/** All fields are optional, and none has a default: what is not sent stays as it is. */
const NewsChange = z.strictObject(
  Object.fromEntries(
    Object.entries(NewsText.shape).map(([name, field]) => [name, field.unwrap().optional()]),
  ) as { [Name in keyof NewsText]: z.ZodOptional<ReturnType<(typeof NewsText.shape)[Name]['unwrap']>> },
);

export const updateNews = defineRoute({
  name: 'news/update-news',
  summary: 'Change a news item and publish the change',
  method: 'PATCH',
  path: '/news/{id}',
  access,
  params: z.object({ id: NewsId }),
  body: NewsChange.extend({ isPublished: z.boolean().optional(), version: z.int().optional() }),
  reply: NewsDetail,
  errors: ['NEWS_NOT_FOUND', 'CONTENT_REMOVED', 'STALE_STATE', 'PUBLICATION_STATE', 'PUBLICATION_INCOMPLETE'],
  limit: { calls: 60, seconds: 300 },
  maxBytes: 1024 * 1024,
});

const oneNews = {
  area: 'news',
  subject: 'news',
  subjects: 'news',
  noun: 'news item',
  path: '/news/{id}',
  missing: 'NEWS_NOT_FOUND',
  access,
  text: NewsText,
} as const;

export const newsContent = defineContentRoutes({ ...oneNews, detail: NewsDetail });
export const newsReaders = defineReaderRoutes(oneNews);
export const newsDrafts = definePublicationRoutes(oneNews);
