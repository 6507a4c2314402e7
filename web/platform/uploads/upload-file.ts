import { createUpload, finishUpload } from '#shared/media/upload.contract.ts';
import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { call } from '../api/call.ts';

/** Time without progress after which a connection counts as dead, whatever the browser reports. */
const silenceMilliseconds = 30_000;

/** Time of the last progress of any upload: uploads that wait for a free connection are not stuck. */
let movedAt = 0;

/** Only XMLHttpRequest reports upload progress. */
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
    const stop = () => request.abort();
    const begunAt = Date.now();
    const watch = setInterval(() => {
      if (Date.now() - Math.max(begunAt, movedAt) >= silenceMilliseconds) stop();
    }, 1000);
    request.upload.onprogress = ({ loaded, total }) => {
      movedAt = Date.now();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new Error(`The upload was answered ${request.status}`));
    request.onerror = () => reject(new Error('The upload was cut off'));
    request.onabort = () => reject(new Error('The upload was stopped'));
    request.onloadend = () => {
      clearInterval(watch);
      signal.removeEventListener('abort', stop);
      removeEventListener('offline', stop);
    };
    signal.addEventListener('abort', stop);
    addEventListener('offline', stop);
    request.send(file);
  });
}

type Travel = { signal: AbortSignal; onProgress: (share: number) => void };
/** Upload target from the API, and the id of the file from then on. */
type Place = { id: string; uploadUrl: string | null; headers: Record<string, string> };

/** Uploads a file to its target and returns its id. All uploads of this site go through it. */
export async function putFile(place: Place, file: File, how: Travel): Promise<string> {
  how.signal.throwIfAborted();
  if (place.uploadUrl === null) throw new Error('The file is too large to be sent at once');
  await put(place.uploadUrl, file, place.headers, how);
  return place.id;
}

/** Uploads a file to temporary storage; a file whose content does not match its type is refused at once. */
export async function uploadFile(kind: UploadKind, file: File, how: Travel): Promise<string> {
  const body = { fileName: file.name.slice(-255), size: file.size, mimeType: file.type };
  const { signal } = how;
  const id = await putFile(await call(createUpload, { params: { kind }, body, signal }), file, how);
  await call(finishUpload, { params: { kind, id }, signal });
  return id;
}
