import type { TextFilmId } from '#seed/films.ts';
import type { SubjectKey } from '#seed/pictures/subjects.ts';

type DocumentCategoryKey = 'garden' | 'craft' | 'kitchen' | 'selling' | 'health' | 'community';

export type DocumentCategoryText = {
  key: DocumentCategoryKey;
  name: string;
  description: string;
};

type ChapterText = {
  title: string;
  /** Playback id of a short video. */
  film: TextFilmId | null;
  isPublished: boolean;
  html: string;
};

export type AttachmentText = {
  name: `${string}.${'txt' | 'csv' | 'pdf'}`;
  lines: readonly string[];
};

export type DocumentText = {
  title: string;
  description: string;
  category: DocumentCategoryKey;
  /** Full name of a member or of staff. */
  uploader: string;
  /** Subject of the cover picture. */
  subject: SubjectKey;
  createdDaysAgo: number;
  /** Null for a document that is not published. */
  publishedDaysAgo: number | null;
  /** Guests may read the document. */
  isPublic: boolean;
  /** Readers may keep the document for reading without a network. */
  isOffline: boolean;
  chapters: readonly ChapterText[];
  attachments: readonly AttachmentText[];
};
