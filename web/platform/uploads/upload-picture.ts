import { getUpload } from '#shared/media/upload.contract.ts';
import { call } from '../api/call.ts';
import { uploadFile } from './upload-file.ts';

/** Waiting times between looks at a picture that is being processed, in milliseconds; after the last it failed. */
const waits = [300, 500, 1000, 1000, 2000, 2000, 4000, 4000, 8000, 8000];
const shownWidth = '1280';
const kind = 'postImages';

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('The upload was stopped'));
    });
  });

/** Uploads a picture for a written text, and returns its public address once it can be shown. */
export async function uploadPicture(
  file: File,
  { signal = new AbortController().signal }: { signal?: AbortSignal } = {},
): Promise<{ url: string }> {
  const id = await uploadFile(kind, file, { signal, onProgress: () => undefined });
  for (const wait of waits) {
    const { status, url } = await call(getUpload, { params: { kind, id }, signal });
    if (url !== null) return { url: url.replace('{width}', shownWidth) };
    if (status === 'refused' || status === 'removed') break;
    await pause(wait, signal);
  }
  throw new Error('The picture was not made ready');
}
