import type { Profile } from '#functions/domain/accounts/account.ts';
import { documentKind } from '#functions/domain/library/library-keys.ts';
import type { DocumentText as WrittenDocument } from './documents/document-text.ts';
import { documentTexts } from './documents/index.ts';
import { duringDay, idAt } from './placed-content.ts';

const hour = 3_600_000;

/** Written document with its place in the demo world, known before its comments and readers are made. */
export type PlacedDocument = {
  written: WrittenDocument;
  kind: typeof documentKind;
  id: string;
  title: string;
  uploaderId: string;
  createdAt: string;
  publishedAt: string | null;
  /** In their order, with those that are not published. */
  chapterIds: string[];
};

/** Moment at which a chapter was begun: one an hour, after its document. */
export const chapterWrittenAt = (documentAt: number, place: number): number =>
  documentAt + (place + 1) * hour;

export function placeDocuments(members: readonly Profile[], today: Date): PlacedDocument[] {
  const people = new Map(members.map(({ fullName, id }) => [fullName, id]));
  return documentTexts.map((written) => {
    const { title, uploader, createdDaysAgo, publishedDaysAgo } = written;
    const uploaderId = people.get(uploader);
    if (uploaderId === undefined) throw new Error(`${uploader} is no member of the demo world`);
    const at = duringDay(`document:${title}`, today, createdDaysAgo);
    const published =
      publishedDaysAgo === null ? null : duringDay(`published:${title}`, today, publishedDaysAgo);
    return {
      written,
      kind: documentKind,
      id: idAt(at, `document:${title}`),
      title,
      uploaderId,
      createdAt: new Date(at).toISOString(),
      publishedAt: published === null ? null : new Date(published).toISOString(),
      chapterIds: written.chapters.map((_, place) =>
        idAt(chapterWrittenAt(at, place), `chapter:${title}:${place}`),
      ),
    };
  });
}
