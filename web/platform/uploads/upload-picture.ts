import { processedUpload } from './processed-upload.ts';
import { uploadFile } from './upload-file.ts';

const shownWidth = '1280';
const kind = 'postImages';

/** Uploads a picture for a written text, and returns its public address once it can be shown. */
export async function uploadPicture(
  file: File,
  { signal = new AbortController().signal }: { signal?: AbortSignal } = {},
): Promise<{ url: string }> {
  const id = await uploadFile(kind, file, { signal, onProgress: () => undefined });
  const { url } = await processedUpload(kind, id, signal);
  if (url === null) throw new Error('The picture was not made ready');
  return { url: url.replace('{width}', shownWidth) };
}
