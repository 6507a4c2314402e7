import * as z from 'zod';
import type { Access } from '../contract/access.ts';
import type { ErrorCode } from '../contract/errors.ts';
import { defineRoute } from '../contract/route.ts';
import { defineReactors } from '../discussion/define-comments.ts';
import { commaList } from '../pages.ts';
import { defineLike, defineViewCount } from '../reactions/define-reaction.ts';
import { SubjectId } from '../subjects/subject.ts';

/** Seconds that the edge keeps public content. */
export const edgeSeconds = 5;

type Kind = {
  area: string;
  /** Singular in operation names: `like-recipe`. */
  subject: string;
  /** Plural in operation names, if it differs from the singular by more than an s. */
  subjects?: string;
  /** Noun for one item in summaries; by default the subject. */
  noun?: string;
  /** Path of one, such as `/recipes/{id}`. */
  path: string;
  missing: ErrorCode;
};

const pathOfAll = (path: string): string => path.replace('/{id}', '');

/** Defines what the readers of public content do beside reading: they like it, and are counted as its viewers. */
export const defineReaderRoutes = ({
  area,
  subject,
  subjects = `${subject}s`,
  noun = subject,
  path,
  missing,
}: Kind) => ({
  /** Own likes are a call of their own, so that the public replies are the same for everybody. */
  listLiked: defineRoute({
    name: `${area}/list-liked-${subjects}`,
    summary: `Which of these ${noun}s the caller likes`,
    method: 'GET',
    path: `${pathOfAll(path)}/liked`,
    access: 'member',
    query: z.object({ ids: commaList(SubjectId) }),
    reply: z.object({ ids: z.array(SubjectId) }),
  }),
  listLikers: defineReactors({
    name: `${area}/list-${subject}-likers`,
    summary: `Who likes a ${noun}`,
    path: `${path}/likes`,
    access: 'guest',
    missing,
  }),
  like: defineLike({
    name: `${area}/like-${subject}`,
    summary: `Like a ${noun}, or no longer`,
    path: `${path}/like`,
    missing,
  }),
  view: defineViewCount({
    name: `${area}/view-${subject}`,
    summary: `A ${noun} has been on screen for two seconds`,
    path: `${path}/views`,
    missing,
  }),
});

type Content<Shape extends z.ZodRawShape, Detail extends z.ZodType> = Kind & {
  /** Staff who write it; everybody reads what is published. */
  access: Access;
  text: z.ZodObject<Shape, z.core.$strict>;
  detail: Detail;
};

/** Defines how everybody reads a kind of content, and how staff create and remove it. */
export function defineContentRoutes<Shape extends z.ZodRawShape, Detail extends z.ZodType>({
  area,
  subject,
  noun = subject,
  path,
  missing,
  access,
  text,
  detail,
}: Content<Shape, Detail>) {
  const ofOne = z.object({ id: SubjectId });
  const one = {
    method: 'GET',
    access: 'public',
    reply: detail,
    errors: [missing, 'CONTENT_REMOVED'],
    cacheSeconds: edgeSeconds,
  } as const;
  return {
    get: defineRoute({
      ...one,
      name: `${area}/get-${subject}`,
      summary: `One ${noun} with its text`,
      path,
      params: ofOne,
    }),
    getBySlug: defineRoute({
      ...one,
      name: `${area}/get-${subject}-by-slug`,
      summary: `The ${noun} at an address; a former address leads to it, too`,
      path: `${pathOfAll(path)}/slug/{slug}`,
      params: z.object({ slug: z.string().min(1).max(160) }),
    }),
    create: defineRoute({
      name: `${area}/create-${subject}`,
      summary: `Write a ${noun}; it is published at once unless it is said to be a draft`,
      method: 'POST',
      path: pathOfAll(path),
      access,
      body: text.extend({ isPublished: z.boolean().default(true), requestKey: z.uuid().optional() }),
      reply: z.object({ id: SubjectId, version: z.int(), slug: z.string() }),
      status: 201,
      errors: ['PUBLICATION_INCOMPLETE', 'REQUEST_DIFFERS'],
      limit: { calls: 60, seconds: 300 },
      maxBytes: 1024 * 1024,
    }),
    remove: defineRoute({
      name: `${area}/delete-${subject}`,
      summary: `Take a ${noun} off the site; its address says that it was removed`,
      method: 'DELETE',
      path,
      access,
      params: ofOne,
      reply: z.object({ success: z.literal(true) }),
      errors: [missing, 'STALE_STATE'],
    }),
  };
}
