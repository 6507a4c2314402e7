/** Time without progress after which a connection counts as dead, whatever the browser reports. */
const silenceMilliseconds = 30_000;

/** Time of the last progress of any upload: uploads that wait for a free connection are not stuck. */
let movedAt = 0;

export type PutOptions = { signal: AbortSignal; onProgress: (share: number) => void };
export type PutBytes = (
  url: string,
  body: Blob,
  headers: Record<string, string>,
  options: PutOptions,
) => Promise<void>;

/** Sends bytes to a signed address. Only XMLHttpRequest reports upload progress. */
export const putBytes: PutBytes = (url, body, headers, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
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
    request.send(body);
  });
