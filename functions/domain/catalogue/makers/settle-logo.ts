import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { businessRecord } from '../records/catalogue-records.ts';
import { showPicture } from '../records/shown-picture.ts';

/** Owner name of a business's logo upload. */
export const businessPictureOwner = (id: string): string => `business:${id}`;

export const businessPictured = (attachedTo: string): string | undefined =>
  attachedTo.startsWith('business:') ? attachedTo.slice('business:'.length) : undefined;

type PictureOutcome = { id: string; pictureId: string; ready: boolean; also: Operation<'STALE_STATE'>[] };

/** Shows a business's logo once processed, or drops a failed one. A replaced one is ignored. */
export async function settleLogo(
  { table, now }: Context,
  { id, pictureId, ready, also }: PictureOutcome,
): Promise<void> {
  await businessRecord.change(
    table,
    () => businessRecord.find(table, { id }),
    (known) => {
      if (known.logoId !== pictureId) return undefined;
      const made = showPicture({ shown: known.logo, pictureId }, pictureId, now());
      const to = ready ? { logo: made.address } : { logoId: null };
      const { after, writes } = businessRecord.replace(known, to);
      return { after, writes: [...writes, ...(ready ? made.writes : []), ...also] };
    },
    // The record stays as it is if the business or its logo changed meanwhile.
    () => undefined,
  );
}
