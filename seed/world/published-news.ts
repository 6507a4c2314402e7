import { NewsText } from '#shared/news/news.ts';
import { slugify } from '#shared/values/text.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { newsKind } from '#functions/domain/news/news-keys.ts';
import { newsPublication } from '#functions/domain/news/news-publication.ts';
import type { StoredReaction } from '#functions/domain/reactions/stored-reaction.ts';
import type { StoredNews } from '#functions/domain/news/news-record.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { newsPicture } from '#seed/pictures/addresses.ts';
import { randomOf } from '#seed/random.ts';
import { buildLikes, type CountedStep, countSteps, itemsOfLikes, stepsOfLikes } from './content-likes.ts';
import { memberId } from './members.ts';
import { newsTexts } from './news/index.ts';
import type { NewsText as WrittenNews } from './news/news-text.ts';
import { duringDay, idAt } from './placed-content.ts';
import { type DemoComment, stepsOfComments, type ThreadSubject } from './threads.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Written news with its place in the demo world, known before the comments on it are made. */
export type PlacedNews = ThreadSubject & { written: WrittenNews };
export type DemoNews = {
  card: StoredNews;
  text: NewsText;
  likes: StoredReaction[];
  /** Counters of its likes, comments and views. */
  counters: Item[];
};

export const placeNews = (today: Date): PlacedNews[] =>
  newsTexts.map((written) => {
    const { title, createdDaysAgo } = written;
    const at = duringDay(`news:${title}`, today, createdDaysAgo);
    return {
      written,
      kind: newsKind,
      id: idAt(at, `news:${title}`),
      title,
      publishedAt: new Date(at).toISOString(),
    };
  });

/** Facts of an event, whose time of day is that of Vietnam. */
function eventFacts(written: WrittenNews, today: Date): Partial<NewsText> {
  if (written.kind !== 'event') return {};
  const { startsInDays, startsAt, hours, location, level } = written.event;
  const date = new Date(today.getTime() + startsInDays * day).toISOString().slice(0, 10);
  const starts = Date.parse(`${date}T${startsAt}:00+07:00`);
  return {
    date: new Date(starts).toISOString(),
    endsAt: new Date(starts + hours * hour).toISOString(),
    location,
    duration: `${String(hours).replace('.', ',')} giờ`,
    level,
  };
}

const side = 640;

const textOf = (written: WrittenNews, today: Date): NewsText =>
  NewsText.parse({
    title: written.title,
    summary: written.summary ?? '',
    content: written.html,
    category: written.kind,
    images: written.pictures.map(({ subject, alt }) => ({
      url: newsPicture(subject),
      alt,
      width: side,
      height: side,
    })),
    videos: written.film === null ? [] : [{ playbackId: written.film }],
    ...eventFacts(written, today),
  });

/** Older news have been read more often. */
function stepsOfViews({ id, title, publishedAt }: PlacedNews, today: Date): CountedStep[] {
  const random = randomOf(`views:${title}`);
  const days = (today.getTime() - Date.parse(publishedAt)) / day;
  const views = random.between(60, 180) + Math.floor(days * random.between(1, 5));
  return Array.from({ length: views }, (_, visitor) => ({ by: `${id}:${visitor}`, sums: { views: 1 } }));
}

/** News of the demo world, with likes, views and the sums of their comments. */
export const buildNews = (
  placed: readonly PlacedNews[],
  {
    comments,
    members,
    today,
  }: { comments: readonly DemoComment[]; members: readonly Profile[]; today: Date },
): DemoNews[] =>
  placed.map((news) => {
    const { id, title, publishedAt: at, written } = news;
    const subject = { kind: newsKind, id };
    const by = memberId(written.author);
    const count = randomOf(`news-likes:${title}`).between(4, 26);
    const likes = buildLikes({ subject, authorId: by, at, count }, members, today);
    const { counted, items: counters } = countSteps(subject, [
      ...stepsOfViews(news, today),
      ...stepsOfLikes(likes),
      ...stepsOfComments(comments, id),
    ]);
    const text = textOf(written, today);
    const card = newsPublication.publishedOnce.toCard({
      id,
      slug: slugify(title),
      text,
      at,
      card: { authorId: by, createdAt: at, sums: counted.sums, sumsVersion: counted.version },
    });
    return { card, text, likes, counters };
  });

export const itemsOfNews = ({ card, text, likes, counters }: DemoNews): Item[] => [
  ...newsPublication.publishedOnce.itemsOf(card, text, card.authorId),
  ...counters,
  ...itemsOfLikes(likes),
];
