import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { pictureTypeOf } from '#functions/platform/content/picture-type.ts';
import type { Context } from '#functions/platform/table/context.ts';

export type PrivateContext = Context & { bucket: Bucket };

const secondsToSend = 15 * 60;
const secondsToLook = 5 * 60;
/** Number of leading bytes that show the file type. */
const typeBytes = 32;

const expiry = (at: Date, seconds: number): string => new Date(at.getTime() + seconds * 1000).toISOString();

/**
 * Declares an owner of private media: pictures that are never under /media, and are reached by a signed link
 * only. `place` names the record that a picture belongs to. Upload URLs are signed for the folder `in` only, so
 * nobody can replace a picture once it is kept. Lifecycle rules expire both (`infra/stacks/data-stack.ts`).
 */
export function privateMedia({ folder, types }: { folder: string; types: readonly string[] }) {
  const keyOf = (place: string, fileId: string): string => `${folder}/${place}/${fileId}`;
  const uploadKeyOf = (place: string, uploadId: string): string => `${folder}/in/${place}/${uploadId}`;

  /** Refuses other file types by the copy's first bytes, since the upload may change. */
  async function refuseOtherFiles({ bucket }: PrivateContext, key: string): Promise<void> {
    const start = await bucket.getStart(key, typeBytes);
    const type = start && pictureTypeOf(start);
    if (!types.some((known) => known === type)) throw new AppError('FILE_TYPE_REFUSED');
  }

  return {
    async signUpload(
      { bucket, now }: PrivateContext,
      place: string,
      { size, mimeType }: { size: number; mimeType: string },
    ) {
      const at = now();
      const id = newId(at.getTime());
      const uploadUrl = await bucket.signPut(uploadKeyOf(place, id), {
        contentType: mimeType,
        bytes: size,
        seconds: secondsToSend,
      });
      return {
        id,
        uploadUrl,
        headers: { 'content-type': mimeType },
        expiresAt: expiry(at, secondsToSend),
      };
    },

    /** Returns whether a kept file is a copy of this upload. */
    isOfUpload: (fileId: string | null, uploadId: string): boolean =>
      fileId?.startsWith(`${uploadId}-`) ?? false,

    /** Keeps a copy of an upload and passes its id to `link`, which writes it into the record. */
    async keep<T>(
      context: PrivateContext,
      place: string,
      uploadId: string,
      link: (fileId: string) => Promise<T>,
    ): Promise<T> {
      const { bucket, now } = context;
      const upload = uploadKeyOf(place, uploadId);
      // The copy has a unique id, so that no copy overwrites another.
      const fileId = `${uploadId}-${newId(now().getTime())}`;
      const copy = keyOf(place, fileId);
      if (!(await bucket.copy(upload, copy))) throw new AppError('UNKNOWN_UPLOAD');
      let linked: T;
      try {
        await refuseOtherFiles(context, copy);
        linked = await link(fileId);
      } catch (error) {
        // After any other failure the write may have succeeded, so the copy stays.
        if (error instanceof AppError) await bucket.remove(copy);
        throw error;
      }
      await bucket.remove(upload);
      return linked;
    },

    async signLink({ bucket, now }: PrivateContext, place: string, fileId: string, fileName: string) {
      const url = await bucket.signGet(keyOf(place, fileId), { fileName, seconds: secondsToLook });
      return { url, expiresAt: expiry(now(), secondsToLook) };
    },

    remove: ({ bucket }: { bucket: Bucket }, place: string, fileId: string): Promise<void> =>
      bucket.remove(keyOf(place, fileId)),
  };
}
