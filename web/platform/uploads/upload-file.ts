import type { createReviewImage, uploadRules } from '#shared/uploads/upload.contract.ts';
import { call } from '../api/call.ts';

type Type = (typeof uploadRules.types)[number];

/** Only XMLHttpRequest tells how far a file has got. */
function put(
  url: string,
  file: File,
  headers: Record<string, string>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new Error(`The upload was answered ${request.status}`));
    request.onerror = () => reject(new Error('The upload was cut off'));
    request.onabort = () => reject(new Error('The upload was stopped'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** The operations that say where a file may be put: one for each kind of file. */
export type UploadDoor = typeof createReviewImage;

/** Sends a file to where it waits to be used; answers the id it is named by. The one way files leave this site. */
export async function uploadFile(
  door: UploadDoor,
  file: File,
  how: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<string> {
  const place = await call(door, {
    // Files of other types are not admitted by the form, and refused by the server.
    body: { fileName: file.name.slice(-255), size: file.size, mimeType: file.type as Type },
    signal: how.signal,
  });
  await put(place.uploadUrl, file, place.headers, how);
  return place.id;
}
