import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineLike, defineViewCount } from '../reactions/define-reaction.ts';
import { NewsDetail, NewsId, NewsText } from './news.ts';
import { definePublicationRoutes } from '../publishing/publication-routes.ts';

const access = staff('news.write');
const ofNews = z.object({ id: NewsId });
const often = { calls: 60, seconds: 300 };

export const createNews = defineRoute({
  name: 'news/create-news',
  summary: 'Write a news item; it is published at once unless it is said to be a draft',
  method: 'POST',
  path: '/news',
  access,
  body: NewsText.extend({ isPublished: z.boolean().default(true), requestKey: z.uuid().optional() }),
  reply: z.object({ id: NewsId, version: z.int(), slug: z.string() }),
  status: 201,
  errors: ['PUBLICATION_INCOMPLETE', 'REQUEST_DIFFERS'],
  limit: often,
  maxBytes: 1024 * 1024,
});

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
  params: ofNews,
  body: NewsChange.extend({ isPublished: z.boolean().optional(), version: z.int().optional() }),
  reply: NewsDetail,
  errors: ['NEWS_NOT_FOUND', 'CONTENT_REMOVED', 'STALE_STATE', 'PUBLICATION_STATE', 'PUBLICATION_INCOMPLETE'],
  limit: often,
  maxBytes: 1024 * 1024,
});

export const deleteNews = defineRoute({
  name: 'news/delete-news',
  summary: 'Take a news item off the site; its address says that it was removed',
  method: 'DELETE',
  path: '/news/{id}',
  access,
  params: ofNews,
  reply: z.object({ success: z.literal(true) }),
  errors: ['NEWS_NOT_FOUND', 'STALE_STATE'],
});

export const likeNews = defineLike({
  name: 'news/like-news',
  summary: 'Like a news item, or no longer',
  path: '/news/{id}/like',
  missing: 'NEWS_NOT_FOUND',
});

export const viewNews = defineViewCount({
  name: 'news/view-news',
  summary: 'A news item has been on screen for two seconds',
  path: '/news/{id}/views',
  missing: 'NEWS_NOT_FOUND',
});

const publication = definePublicationRoutes({
  area: 'news',
  subject: 'news',
  path: '/news/{id}',
  access,
  text: NewsText,
  missing: 'NEWS_NOT_FOUND',
  hasAddress: true,
});
export const getNewsDraft = publication.getDraft;
export const saveNewsDraft = publication.saveDraft;
export const moveNews = publication.move;
export const listNewsVersions = publication.listVersions;
export const compareNewsVersions = publication.compareVersions;
