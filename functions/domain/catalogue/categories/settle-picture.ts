import { mediaOwner, type Settlement } from '#functions/domain/media/media-owner.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { categoryRecord } from '../records/catalogue-records.ts';
import { showPicture } from '../records/shown-picture.ts';

/** Shows a category's picture once processed, or drops a failed one. A replaced one is ignored. */
async function settle({ table, now }: Context, { id, pictureId, ready, also }: Settlement): Promise<void> {
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

/** Its write leaves the version alone, so that a form that is open meanwhile can still be saved. */
export const categoryMedia = mediaOwner({ kind: 'category', settle });
