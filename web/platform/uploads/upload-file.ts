import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { uploadToSite } from './browser-upload.ts';
import { putBytes, type PutOptions } from './put-bytes.ts';

/** Upload target from the API, and the id of the file from then on. */
type Place = { id: string; uploadUrl: string; headers: Record<string, string> };

/** Uploads a file to a target that another operation signed, and returns its id. */
export async function putFile(place: Place, file: File, how: PutOptions): Promise<string> {
  how.signal.throwIfAborted();
  await putBytes(place.uploadUrl, file, place.headers, how);
  return place.id;
}

/**
 * Uploads a file to temporary storage in one attempt: the form that sends it offers the retry. A file whose content
 * does not match its type is refused at once.
 */
export function uploadFile(
  kind: UploadKind,
  file: File,
  { signal, onProgress }: PutOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const upload = uploadToSite(kind, file, {
      maxAttempts: 1,
      onChange({ status, progress, id, error }) {
        if (status === 'sending') onProgress(progress);
        else if (status === 'done' && id !== undefined) resolve(id);
        else if (status !== 'done')
          reject(error instanceof Error ? error : new Error(`The upload is ${status}`));
      },
    });
    signal.addEventListener('abort', upload.pause, { once: true });
  });
}
