import { createUpload } from '#shared/uploads/upload.contract.ts';
import type { UploadKind } from '#shared/uploads/upload-kinds.ts';
import { call } from '../api/call.ts';

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

/** Sends a file to where it waits to be used; answers the id it is named by. The one way files leave this site. */
export async function uploadFile(
  kind: UploadKind,
  file: File,
  how: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<string> {
  const place = await call(createUpload, {
    params: { kind },
    body: { fileName: file.name.slice(-255), size: file.size, mimeType: file.type },
    signal: how.signal,
  });
  await put(place.uploadUrl, file, place.headers, how);
  return place.id;
}
