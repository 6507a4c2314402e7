import { countFor } from '#functions/domain/subjects/subject-counters.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import { retry, retryOn } from '#functions/platform/records/retry.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { create, remove } from '#functions/platform/table/table-operations.ts';
import { documentKind, markPrefix, readerKeys, type ReaderMark } from './library-keys.ts';
import { getReadable, type LibraryActor } from './library-reader.ts';
import { markItem, StoredMark } from './own-documents.ts';
import { forgetAllProgress } from './own-progress.ts';

const counted = (userId: string, documentId: string, kind: ReaderMark, by: 1 | -1) =>
  countFor({ kind: documentKind, id: documentId }, userId, { [kind]: by });

/** Sets a mark of a member, or changes it to the other state if nothing is said. Repeating a state changes nothing. */
export async function setMark(
  context: Context,
  actor: NonNullable<LibraryActor>,
  { id, kind, on }: { id: string; kind: ReaderMark; on: boolean | undefined },
): Promise<boolean> {
  const { table, now } = context;
  const { userId } = actor;
  await getReadable(context, actor, id);
  const key = readerKeys.mark(userId, kind, id);
  return retry(async () => {
    const before = await table.get(key, StoredMark);
    const wanted = on ?? !before;
    if (wanted === (before !== undefined)) return wanted;
    const row = wanted
      ? create(markItem({ userId, documentId: id }, { kind, at: now().toISOString() }), { refusal: 'moved' })
      : remove(key, { when: { pk: { present: true } }, refusal: 'moved' });
    const refusal = await table.write([row, counted(userId, id, kind, wanted ? 1 : -1)]);
    return refusal ? retryOn(refusal) : wanted;
  });
}

/** Deletes all that a member who left had of documents, and takes it out of the sums. */
export async function forgetReader({ table }: TableContext, userId: string): Promise<void> {
  const pk = readerKeys.partition(userId);
  for (const kind of ['favorite', 'follow'] as const)
    await clearItems(table, { pk, startsWith: markPrefix[kind] }, ({ sk }) => [
      counted(userId, sk.slice(markPrefix[kind].length), kind, -1),
    ]);
  await forgetAllProgress({ table }, userId);
  await clearItems(table, { pk });
}
