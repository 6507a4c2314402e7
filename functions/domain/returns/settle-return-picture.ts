import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { returnRecord } from './return-record.ts';

/** Prefix of the name that an upload for a return is attached to. Other uploads belong to reviews. */
const prefix = 'return:';
export const attachedName = (returnId: string): string => prefix + returnId;
export const returnAttached = (attachedTo: string): string | undefined =>
  attachedTo.startsWith(prefix) ? attachedTo.slice(prefix.length) : undefined;

type PictureSettlement = {
  returnId: string;
  pictureId: string;
  ready: boolean;
  also: Operation<'STALE_STATE'>[];
};

/** Marks a return's picture as ready, or drops a refused one, with `also` in one transaction. */
export async function settleReturnPicture(
  { table }: Context,
  { returnId, pictureId, ready, also }: PictureSettlement,
): Promise<void> {
  await returnRecord.change(
    table,
    () => returnRecord.find(table, { id: returnId }),
    (stored) => {
      const settled = <P extends { id: string; ready: boolean }>(pictures: readonly P[]): P[] =>
        ready
          ? pictures.map((picture) => (picture.id === pictureId ? { ...picture, ready } : picture))
          : pictures.filter(({ id }) => id !== pictureId);
      const { after, writes } = returnRecord.replace(stored, {
        media: settled(stored.media),
        inspectionMedia: settled(stored.inspectionMedia),
      });
      return { after, writes: [...writes, ...also] };
    },
    // The picture was settled before.
    () => undefined,
  );
}
