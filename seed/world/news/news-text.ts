import type { TextFilmId } from '#seed/films.ts';
import type { SubjectKey } from '#seed/pictures/subjects.ts';

type NewsPictureText = { subject: SubjectKey; alt: string };

type EventText = {
  /** Days from the seed day to the event; negative for past events. */
  startsInDays: number;
  /** Time of day in Vietnam. */
  startsAt: `${number}:${number}`;
  hours: number;
  location: string;
  level: 'Cơ bản' | 'Mọi người' | 'Nâng cao';
};

type SharedNewsText = {
  title: string;
  /** Null for an item without a summary. */
  summary: string | null;
  author: 'admin@cholang.vn' | 'collab@cholang.vn';
  createdDaysAgo: number;
  /** Playback id of a short video. */
  film: TextFilmId | null;
  pictures: readonly NewsPictureText[];
  html: string;
};

export type NewsText = SharedNewsText &
  ({ kind: 'news' | 'announcement' } | { kind: 'event'; event: EventText });
