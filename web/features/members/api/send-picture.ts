import type { PictureSlot } from '#shared/members/pictures.contract.ts';
import { getUpload } from '#shared/uploads/upload.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { uploadFile } from '#web/platform/uploads/upload-file.ts';

export const uploadKindOf = { avatar: 'avatarImages', cover: 'coverImages' } as const satisfies Record<
  PictureSlot,
  string
>;

const lookMilliseconds = 400;
const maxLooks = 50;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Uploads a picture, waits until it is processed, and returns its address. */
export async function sendPicture(slot: PictureSlot, file: File, signal: AbortSignal): Promise<string> {
  const kind = uploadKindOf[slot];
  const id = await uploadFile(kind, file, { signal, onProgress: () => undefined });
  for (let look = 0; look < maxLooks; look += 1) {
    const { status, url } = await call(getUpload, { params: { kind, id }, signal });
    if (url) return url;
    if (status === 'refused') break;
    await pause(lookMilliseconds);
    signal.throwIfAborted();
  }
  throw new Error('The picture was not made ready');
}
