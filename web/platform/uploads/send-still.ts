import { putStill } from '#shared/media/video.contract.ts';
import { processedUpload } from './processed-upload.ts';
import { call } from '../api/call.ts';

/** Makes an uploaded picture the still of a video, once the picture was processed. */
export async function sendStill(playbackId: string, pictureId: string): Promise<void> {
  await processedUpload('postImages', pictureId, new AbortController().signal);
  await call(putStill, { params: { playbackId }, body: { pictureId } });
}
