import type { Subject } from '#shared/subjects/subject.ts';
import { attach, detach, publicAddress } from '#functions/domain/media/uploads.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';

/** Picture of a record: the address shown, and the upload meant to replace it. */
type PictureState = { shown: string | null; pictureId: string | null };

const kind = 'shopImages';

const uploadIn = (address: string | null): string | undefined =>
  /^\/media\/shop\/([^/]+)\//.exec(address ?? '')?.[1];

/** Changes a picture; the old one is shown until the new one is processed. Undefined if unchanged. */
export function changePicture(
  { shown, pictureId }: PictureState,
  wanted: string | null | undefined,
  { of, userId, at }: { of: Subject; userId: string; at: Date },
): { pictureId: string | null; gone: boolean; writes: Operation<'UNKNOWN_UPLOAD'>[] } | undefined {
  if (wanted === undefined || (wanted !== null && wanted === pictureId)) return undefined;
  const current = uploadIn(shown);
  const unmade = pictureId !== null && pictureId !== current ? [pictureId] : [];
  const lost = wanted === null && current ? [current, ...unmade] : unmade;
  return {
    pictureId: wanted,
    gone: wanted === null,
    writes: [
      ...lost.map((id) => detach(id, at)),
      ...(wanted === null ? [] : [attach(wanted, { ownerId: userId, kind, of })]),
    ],
  };
}

/** Removes the pictures of a record that is deleted. */
export const dropPicture = ({ shown, pictureId }: PictureState, at: Date): Operation[] =>
  [...new Set([uploadIn(shown), pictureId ?? undefined])].flatMap((id) =>
    id === undefined ? [] : [detach(id, at)],
  );

/** Shows a processed picture and removes the previous one. */
export function showPicture(
  { shown }: PictureState,
  madeId: string,
  at: Date,
): { address: string; writes: Operation[] } {
  const before = uploadIn(shown);
  return {
    address: publicAddress(madeId, kind),
    writes: before !== undefined && before !== madeId ? [detach(before, at)] : [],
  };
}
