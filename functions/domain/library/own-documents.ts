import * as z from 'zod';
import type { OwnDocument } from '#shared/library/document.ts';
import { ReadingProgress } from '#shared/library/reading-progress.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import type { Item, Key } from '#functions/platform/table/table-operations.ts';
import { markPrefix, readerKeys, type ReaderMark } from './library-keys.ts';

export const StoredMark = z.object({ documentId: z.string(), at: z.string() });
const StoredView = z.object({ lastViewed: z.string() });
const OwnRow = z.looseObject({ documentId: z.string() });

type OwnName = { userId: string; documentId: string };

export const markItem = (
  { userId, documentId }: OwnName,
  { kind, at }: { kind: ReaderMark; at: string },
): Item => ({ ...readerKeys.mark(userId, kind, documentId), entity: `document-${kind}`, documentId, at });

export const viewedItem = ({ userId, documentId }: OwnName, lastViewed: string): Item => ({
  ...readerKeys.viewed(userId, documentId),
  entity: 'document-viewed',
  documentId,
  lastViewed,
});

/** Number of marked documents that a filter regards, far more than anybody marks. */
const maxMarked = 500;

/** Keys of what a member has of a document, for one read together with others; a guest has none. */
export const ownKeys = (userId: string | undefined, id: string): [Key, typeof OwnRow][] =>
  userId === undefined
    ? []
    : [
        [readerKeys.mark(userId, 'favorite', id), OwnRow],
        [readerKeys.mark(userId, 'follow', id), OwnRow],
        [readerKeys.viewed(userId, id), OwnRow],
        [readerKeys.progress(userId, id), OwnRow],
      ];

/** Reads a member's marks and progress of a document from the rows of `ownKeys`, in their order. */
export const toOwn = ([favorite, follow, viewed, progress]: readonly unknown[]): OwnDocument => ({
  isFavorite: favorite !== undefined,
  isFollowing: follow !== undefined,
  lastViewed: StoredView.safeParse(viewed).data?.lastViewed ?? null,
  progress: ReadingProgress.safeParse(progress).data ?? null,
});

/** Reads a member's marks and progress of several documents in one round trip. */
export async function readOwn(
  { table }: TableContext,
  userId: string,
  ids: readonly string[],
): Promise<OwnDocument[]> {
  const keys = ids.map((id) => ownKeys(userId, id));
  const rows = await table.getMany(keys.flat());
  return keys.map((own, place) => toOwn(rows.slice(place * own.length, (place + 1) * own.length)));
}

/** Ids of the documents that a member has marked. */
export async function markedIds(
  { table }: TableContext,
  userId: string,
  kind: ReaderMark,
): Promise<string[]> {
  const asked = { pk: readerKeys.partition(userId), startsWith: markPrefix[kind], limit: maxMarked };
  const { items } = await table.list(asked, StoredMark);
  return items.map(({ documentId }) => documentId);
}
