import * as z from 'zod';
import { NewsText } from '#shared/news/news.ts';
import { Moment } from '#shared/values/moment.ts';
import { localTime } from '#web/ui/publishing/time-for-input.ts';

/** Values of the editor's boxes: moments are local times, '' for none. */
export type NewsDraft = Omit<NewsText, 'date' | 'endsAt'> & { date: string; endsAt: string };

const LocalMoment = z.union([z.literal('').transform(() => null), Moment]);

/** What the editor's boxes hold. The cast is safe: boxes always have values, so no default of the text is used. */
export const NewsBoxes = NewsText.extend({
  date: LocalMoment,
  endsAt: LocalMoment,
}) as unknown as z.ZodType<NewsText, NewsDraft>;

export const blankNews: NewsText = NewsText.parse({});

export const draftOf = (text: NewsText): NewsDraft => ({
  ...text,
  date: localTime(text.date),
  endsAt: localTime(text.endsAt),
});

const momentOr = (typed: string, before: string | null): string | null => {
  const { data, success } = LocalMoment.safeParse(typed);
  return success ? data : before;
};

/** Text of the editor's boxes. A moment that is not typed to its end leaves the one that was saved. */
export const textOf = (draft: NewsDraft, saved: NewsText): NewsText => ({
  ...draft,
  // The form changes its rows in place.
  images: draft.images.map((image) => ({ ...image })),
  videos: draft.videos.map((video) => ({ ...video })),
  date: momentOr(draft.date, saved.date),
  endsAt: momentOr(draft.endsAt, saved.endsAt),
});
