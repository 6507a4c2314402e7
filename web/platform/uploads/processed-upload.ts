import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { finishUpload, getUpload, type Upload } from '#shared/media/upload.contract.ts';
import { call } from '../api/call.ts';
import { delay } from './browser-connection.ts';

/** Waiting times between questions in milliseconds: half a minute in all. */
const waits = [300, 500, 1000, 1000, 2000, 2000, 4000, 4000, 8000, 8000];

/**
 * Returns an upload once the server has processed its file, or as it is after half a minute. Throws the reason if
 * the file was refused.
 */
export async function processedUpload(kind: UploadKind, id: string, signal: AbortSignal): Promise<Upload> {
  const params = { kind, id };
  for (const wait of waits) {
    const upload = await call(getUpload, { params, signal });
    if (upload.status === 'ready' || upload.status === 'removed') return upload;
    // Finishing a refused upload again answers with the reason, as a sentence for its sender.
    if (upload.status === 'refused') return call(finishUpload, { params, signal });
    await delay(wait, signal);
  }
  return call(getUpload, { params, signal });
}
