import { AppError } from '#shared/contract/errors.ts';
import { type CaptionLanguage, playbackCaptions } from '#shared/playback.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';

/** Two hours of talk are about 200 KB. */
const maxMegabytes = 1;

/** Files of WebVTT begin with this word, which a byte order mark may precede. */
const isWebVtt = (text: string): boolean => /^\uFEFF?WEBVTT(?=\s)/.test(text) && text.includes('-->');

type CaptionFile = { playbackId: string; language: CaptionLanguage; text: string };

/** Stores captions beside a packaged video; captions of the same language are replaced. */
export async function putCaptions(
  bucket: Pick<Bucket, 'put'>,
  { playbackId, language, text }: CaptionFile,
): Promise<void> {
  const body = Buffer.from(text);
  if (body.length > maxMegabytes * 1024 * 1024)
    throw new AppError('FILE_TOO_LARGE', { params: { limit: maxMegabytes } });
  if (!isWebVtt(text)) throw new AppError('FILE_TYPE_REFUSED');
  const key = playbackCaptions(playbackId, language).slice(1);
  await bucket.put(key, body, 'text/vtt; charset=utf-8', 'public,max-age=300');
}
