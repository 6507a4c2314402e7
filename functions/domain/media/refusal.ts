import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { fileRefusals } from '#shared/media/file-refusals.ts';
import { maxPixels } from '#shared/media/upload-kinds.ts';
import { maxVideoSeconds, maxVideoSide, type VideoRefusal } from '#shared/media/video-facts.ts';

/** Why the content of a file is refused. */
export const RefusalCode = z.enum(fileRefusals);
export type RefusalCode = z.infer<typeof RefusalCode>;

/** Error for each reason why a video is refused. Reasons with the same remedy share an error. */
export const videoRefusalCodes: Readonly<Record<VideoRefusal, RefusalCode>> = {
  empty: 'VIDEO_UNREADABLE',
  unreadable: 'VIDEO_UNREADABLE',
  truncated: 'VIDEO_UNREADABLE',
  inflated: 'VIDEO_UNREADABLE',
  'no-video': 'VIDEO_WITHOUT_PICTURE',
  'video-codec': 'VIDEO_FORMAT_REFUSED',
  'audio-codec': 'VIDEO_FORMAT_REFUSED',
  'too-few-key-frames': 'VIDEO_FORMAT_REFUSED',
  'too-long': 'VIDEO_TOO_LONG',
  'too-large-picture': 'VIDEO_FRAME_TOO_LARGE',
};

const pixelLimits: Record<string, number | undefined> = maxPixels;

/** Limits that refusals name. */
const limits: Partial<Record<RefusalCode, (mimeType: string) => number>> = {
  PICTURE_TOO_LARGE: (mimeType) => (pixelLimits[mimeType] ?? 0) / 1_000_000,
  VIDEO_TOO_LONG: () => maxVideoSeconds / 3600,
  VIDEO_FRAME_TOO_LARGE: () => maxVideoSide,
};

/** Error for a refused file. Uploads that were refused before codes were stored are of another type. */
export function refusedError({
  refusal = 'FILE_TYPE_REFUSED',
  mimeType,
}: {
  refusal?: RefusalCode | undefined;
  mimeType: string;
}): AppError {
  const limit = limits[refusal]?.(mimeType);
  return limit === undefined ? new AppError(refusal) : new AppError(refusal, { params: { limit } });
}
