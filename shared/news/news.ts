import * as z from 'zod';
import { ContentItem, StaffState } from '../publishing/content-item.ts';
import { ContentImage, Line } from '../publishing/content-text.ts';
import { SubjectId } from '../subjects/subject.ts';
import { maxNewsImages, maxNewsVideos, newsCategories } from './news-choices.ts';

export const NewsId = SubjectId;

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
  images: z.array(ContentImage).max(maxNewsImages).default([]),
  videos: z.array(NewsVideo).max(maxNewsVideos).default([]),
});
export type NewsText = z.infer<typeof NewsText>;

/** News item in a list: everything but its text. */
export const NewsItem = NewsText.omit({ content: true, images: true, videos: true })
  .extend({
    images: z.array(ContentImage),
    /** Addresses of the images in the form of the specification. */
    imageUrls: z.array(z.string()),
    muxData: z.array(NewsVideo),
  })
  .extend(ContentItem.shape);
export type NewsItem = z.infer<typeof NewsItem>;

export const NewsDetail = NewsItem.extend({
  content: z.string(),
  /** Version of an event's calendar entry; it rises whenever the event changes. */
  sequence: z.int(),
});
export type NewsDetail = z.infer<typeof NewsDetail>;

/** News item in the staff's list, with the state of its publication. */
export const StaffNewsItem = NewsItem.extend(StaffState.shape);
export type StaffNewsItem = z.infer<typeof StaffNewsItem>;
