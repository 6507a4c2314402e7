import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { categoryRecord } from '../records/catalogue-records.ts';
import { showPicture } from '../records/shown-picture.ts';

/** Owner name of a category's picture upload. */
export const pictureOwner = (id: string): string => `category:${id}`;

export const categoryPictured = (attachedTo: string): string | undefined =>
  attachedTo.startsWith('category:') ? attachedTo.slice('category:'.length) : undefined;

type PictureOutcome = { id: string; pictureId: string; ready: boolean; also: Operation<'STALE_STATE'>[] };

/** Shows a category's picture once processed, or drops a failed one. A replaced one is ignored. */
export async function settleCategoryPicture(
  { table, now }: Context,
  { id, pictureId, ready, also }: PictureOutcome,
): Promise<void> {
  const known = await categoryRecord.find(table, { id });
  if (known?.pictureId !== pictureId) return;
  const made = showPicture({ shown: known.icon, pictureId }, pictureId, now());
  await table.write([
    categoryRecord.count(
      { id },
      { set: ready ? { icon: made.address } : { pictureId: null } },
      { when: { entity: 'category', pictureId }, refusal: 'STALE_STATE' },
    ),
    ...(ready ? made.writes : []),
    ...also,
  ]);
}
