import { attachUpload, removeUpload, shownAddress } from '#functions/domain/media/uploads.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';

/** The one picture of something: what is shown, and the upload that is wanted for it. */
type PictureState = { shown: string | null; pictureId: string | null };

const kind = 'shopImages';

const uploadIn = (address: string | null): string | undefined =>
  /^\/media\/shop\/([^/]+)\//.exec(address ?? '')?.[1];

/** Another picture, or none; what is shown stays until the new one is made. Nothing where it is to stay. */
export function changePicture(
  { shown, pictureId }: PictureState,
  wanted: string | null | undefined,
  { of, userId, at }: { of: string; userId: string; at: Date },
): { pictureId: string | null; gone: boolean; writes: Operation<'UNKNOWN_UPLOAD'>[] } | undefined {
  if (wanted === undefined || (wanted !== null && wanted === pictureId)) return undefined;
  const current = uploadIn(shown);
  const unmade = pictureId !== null && pictureId !== current ? [pictureId] : [];
  const lost = wanted === null && current ? [current, ...unmade] : unmade;
  return {
    pictureId: wanted,
    gone: wanted === null,
    writes: [
      ...lost.map((id) => removeUpload(id, at)),
      ...(wanted === null ? [] : [attachUpload(wanted, userId, of, 'UNKNOWN_UPLOAD', kind)]),
    ],
  };
}

/** With what shows it, its pictures go. */
export const dropPicture = ({ shown, pictureId }: PictureState, at: Date): Operation[] =>
  [...new Set([uploadIn(shown), pictureId ?? undefined])].flatMap((id) =>
    id === undefined ? [] : [removeUpload(id, at)],
  );

/** The new picture is made: it is shown, and the one before goes. */
export function showPicture(
  { shown }: PictureState,
  madeId: string,
  at: Date,
): { address: string; writes: Operation[] } {
  const before = uploadIn(shown);
  return {
    address: shownAddress(madeId, kind),
    writes: before !== undefined && before !== madeId ? [removeUpload(before, at)] : [],
  };
}
