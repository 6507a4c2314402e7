import { AppError } from '#shared/contract/errors.ts';
import { maxCaptionsBytes } from '#shared/media/video.contract.ts';
import { type CaptionLanguage, playbackCaptions } from '#shared/playback.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { getEditableVideo, type VideoEditor } from './own-video.ts';
import { recordCaptions } from './stored-video.ts';
import { isWebVtt } from './web-vtt.ts';

type CaptionsName = { playbackId: string; language: CaptionLanguage };

const keyOf = ({ playbackId, language }: CaptionsName): string =>
  playbackCaptions(playbackId, language).slice(1);

/** Stores captions beside a packaged video; captions of the same language are replaced. */
export async function putCaptions(
  context: Context & { bucket: Pick<Bucket, 'put'> },
  actor: VideoEditor,
  { text, ...name }: CaptionsName & { text: string },
): Promise<{ language: CaptionLanguage; text: string }> {
  const body = Buffer.from(text);
  if (body.length > maxCaptionsBytes)
    throw new AppError('FILE_TOO_LARGE', { params: { limit: maxCaptionsBytes / 1024 / 1024 } });
  if (!isWebVtt(text)) throw new AppError('CAPTIONS_REFUSED');
  await getEditableVideo(context, actor, name.playbackId);
  await context.bucket.put(keyOf(name), body, 'text/vtt; charset=utf-8', 'public,max-age=300');
  if (await context.table.write([recordCaptions(name, true, 'gone')])) throw new AppError('VIDEO_NOT_FOUND');
  return { language: name.language, text };
}

/**
 * Deletes captions. Players stop naming them before the file goes; a call that failed in between may be repeated,
 * so captions that are not there are no error.
 */
export async function deleteCaptions(
  context: Context & { bucket: Pick<Bucket, 'remove'> },
  actor: VideoEditor,
  name: CaptionsName,
): Promise<{ success: true }> {
  await getEditableVideo(context, actor, name.playbackId);
  if (await context.table.write([recordCaptions(name, false, 'gone')])) throw new AppError('VIDEO_NOT_FOUND');
  await context.bucket.remove(keyOf(name));
  return { success: true };
}

/** Reads captions for whoever may replace them. */
export async function readCaptions(
  context: Context & { bucket: Pick<Bucket, 'get'> },
  actor: VideoEditor,
  name: CaptionsName,
): Promise<{ language: CaptionLanguage; text: string }> {
  await getEditableVideo(context, actor, name.playbackId);
  const stored = await context.bucket.get(keyOf(name));
  if (!stored) throw new AppError('CAPTIONS_NOT_FOUND');
  return { language: name.language, text: stored.toString('utf8') };
}
