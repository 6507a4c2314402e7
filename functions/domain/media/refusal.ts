import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { maxPixels } from '#shared/media/upload-kinds.ts';

/** Why the content of a file is refused. */
export const RefusalCode = z.enum(['FILE_TYPE_REFUSED', 'PICTURE_TOO_LARGE', 'ARCHIVE_REFUSED']);
export type RefusalCode = z.infer<typeof RefusalCode>;

const pixelLimits: Record<string, number | undefined> = maxPixels;

/** Error for a refused file. Uploads that the worker refused store no code and are of another type. */
export function refusedError({
  refusal = 'FILE_TYPE_REFUSED',
  mimeType,
}: {
  refusal?: RefusalCode | undefined;
  mimeType: string;
}): AppError {
  if (refusal !== 'PICTURE_TOO_LARGE') return new AppError(refusal);
  return new AppError(refusal, { params: { limit: (pixelLimits[mimeType] ?? 0) / 1_000_000 } });
}
