import * as z from 'zod';
import { UserId } from '../accounts/user.ts';
import { PublicationFields } from '../publishing/publication.ts';
import { SubjectId } from '../subjects/subject.ts';
import { tidy } from '../values/text.ts';
import { maxNewsImages, maxNewsVideos, newsCategories } from './news-choices.ts';

const Line = (most: number) =>
  z
    .string()
    .max(4 * most)
    .transform(tidy)
    .pipe(z.string().max(most));

export const NewsId = SubjectId;

export const NewsImage = z.object({
  url: z.string().max(300),
  alt: Line(200).default(''),
  width: z.int().min(1).max(20_000).nullable().default(null),
  height: z.int().min(1).max(20_000).nullable().default(null),
});
export type NewsImage = z.infer<typeof NewsImage>;

const NewsVideo = z.object({ playbackId: z.string().min(1).max(64) });

const Moment = z.iso.datetime({ offset: true }).nullable();

/** What staff write. A draft may be incomplete; publishing requires a title and a text. */
export const NewsText = z.strictObject({
  title: Line(200).default(''),
  summary: Line(500).default(''),
  content: z.string().max(200_000).default(''),
  category: z.enum(newsCategories).default('news'),
  /** Facts of an event: when it begins and ends, where, how long, and for whom. */
  date: Moment.default(null),
  endsAt: Moment.default(null),
  location: Line(200).default(''),
  duration: Line(100).default(''),
  level: Line(100).default(''),
  isCancelled: z.boolean().default(false),
  images: z.array(NewsImage).max(maxNewsImages).default([]),
  videos: z.array(NewsVideo).max(maxNewsVideos).default([]),
});
export type NewsText = z.infer<typeof NewsText>;

const Author = z.object({
  id: UserId,
  fullName: z.string(),
  avatar: z.object({ fileUrl: z.string() }).nullable(),
});

/** News item in a list: everything but its text. */
export const NewsItem = NewsText.omit({ content: true, images: true, videos: true }).extend({
  id: NewsId,
  slug: z.string(),
  images: z.array(NewsImage),
  /** Addresses of the images in the form of the specification. */
  imageUrls: z.array(z.string()),
  muxData: z.array(NewsVideo),
  /** Null if the author has left. */
  author: Author.nullable(),
  createdAt: z.string(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  views: z.int(),
  likes: z.int(),
  commentCount: z.int(),
});
export type NewsItem = z.infer<typeof NewsItem>;

export const NewsDetail = NewsItem.extend({
  content: z.string(),
  /** Version of an event's calendar entry; it rises whenever the event changes. */
  sequence: z.int(),
});
export type NewsDetail = z.infer<typeof NewsDetail>;

/** News item in the staff's list, with the state of its publication. */
export const StaffNewsItem = NewsItem.extend(
  PublicationFields.pick({ status: true, publishAt: true, hasDraft: true, version: true }).shape,
);
export type StaffNewsItem = z.infer<typeof StaffNewsItem>;
