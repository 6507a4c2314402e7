import { AppError } from '#shared/contract/errors.ts';
import { widthsOf } from '#shared/media/upload-kinds.ts';
import { playbackStill } from '#shared/playback.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { getOwnUpload } from '../read-upload.ts';
import { variantKey } from '../upload-keys.ts';
import { getEditableVideo, type VideoEditor } from './own-video.ts';

const kind = 'postImages';
const widest = Math.max(...widthsOf(kind));

/**
 * Sets the picture that a video shows before it is started. The picture is copied, so that the upload it came with
 * may go. Only pictures that were processed count, because an original may tell its place.
 */
export async function putStill(
  context: Context & { bucket: Pick<Bucket, 'get' | 'put'> },
  actor: VideoEditor,
  { playbackId, pictureId }: { playbackId: string; pictureId: string },
): Promise<{ url: string }> {
  const { bucket } = context;
  await getEditableVideo(context, actor, playbackId);
  const picture = await getOwnUpload(context, { ownerId: actor.userId, id: pictureId, kind });
  const body = picture.status === 'ready' ? await bucket.get(variantKey(picture, widest)) : undefined;
  if (!body) throw new AppError('UPLOAD_NOT_FOUND');
  const url = playbackStill(playbackId);
  await bucket.put(url.slice(1), body, 'image/webp', 'public,max-age=300');
  return { url };
}
