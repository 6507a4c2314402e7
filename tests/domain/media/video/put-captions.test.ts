import { expect, it } from 'vitest';
import { putCaptions } from '#functions/domain/media/video/put-captions.ts';
import { aBucketInMemory } from '#tests/support/videos.ts';

const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nThắp đèn\n';
const putting = (text: string) => {
  const { bucket, files, headers } = aBucketInMemory();
  return { files, headers, done: putCaptions(bucket, { playbackId: 'v1', language: 'vi', text }) };
};
const key = 'media/videos/v1/captions-vi.vtt';

it('captions lie beside their video, and may be corrected later', async () => {
  const { files, headers, done } = putting(captions);
  await done;
  expect(files.get(key)?.toString()).toBe(captions);
  expect(headers.get(key)).toEqual({
    contentType: 'text/vtt; charset=utf-8',
    cacheControl: 'public,max-age=300',
  });
});

it('captions may begin with a byte order mark', async () => {
  const { files, done } = putting(`\uFEFF${captions}`);
  await done;
  expect(files.has(key)).toBe(true);
});

it.each([
  ['of another kind', '1\n00:00:00,000 --> 00:00:02,000\nThắp đèn', 'FILE_TYPE_REFUSED'],
  ['that only look like captions', 'WEBVTTX --> ', 'FILE_TYPE_REFUSED'],
  ['without any caption', 'WEBVTT\n', 'FILE_TYPE_REFUSED'],
  ['of more than 1 MB', captions + 'x'.repeat(1024 * 1024), 'FILE_TOO_LARGE'],
])('files %s are refused', async (_, text, code) => {
  const { files, done } = putting(text);
  await expect(done).rejects.toMatchObject({ code });
  expect(files.size).toBe(0);
});
