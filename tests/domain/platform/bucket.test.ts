import { expect, it, vi } from 'vitest';
import { createBucket } from '#functions/platform/clients/bucket.ts';

const answering = (status: number) => vi.stubGlobal('fetch', async () => new Response('said', { status }));

it('nothing there is undefined', async () => {
  answering(404);
  const bucket = createBucket('media');
  expect(await Promise.all([bucket.get('a'), bucket.getStart('a', 4), bucket.getStream('a')])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('a right that is missing is a failure: it says nothing of what is there', async () => {
  answering(403);
  const bucket = createBucket('media');
  for (const read of [() => bucket.get('a'), () => bucket.getStart('a', 4), () => bucket.getStream('a')])
    await expect(read()).rejects.toThrow('answered 403');
});
