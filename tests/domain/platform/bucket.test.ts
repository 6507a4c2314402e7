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

it('copies an object by its name, and says where there is none', async () => {
  const asked: Request[] = [];
  const answers = [new Response('<CopyObjectResult/>'), new Response('', { status: 404 })];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    return answers.shift();
  });
  const bucket = createBucket('media');
  expect([await bucket.copy('in/a', 'kept/a'), await bucket.copy('in/b', 'kept/b')]).toEqual([true, false]);
  expect(asked.map(({ method, url, headers }) => [method, url, headers.get('x-amz-copy-source')])).toEqual([
    ['PUT', expect.stringMatching(/\/kept\/a$/), '/media/in/a'],
    ['PUT', expect.stringMatching(/\/kept\/b$/), '/media/in/b'],
  ]);
});

it.each([
  [403, 'said'],
  [200, '<?xml version="1.0"?><Error><Code>InternalError</Code></Error>'],
])('a copy answered with %i and %s did not happen', async (status, text) => {
  vi.stubGlobal('fetch', async () => new Response(text, { status }));
  await expect(createBucket('media').copy('in/a', 'kept/a')).rejects.toThrow(`answered ${status} to a copy`);
});

it('is written to as what it is, for as long as it may be kept, and told where that failed', async () => {
  const asked: Request[] = [];
  const answers = [new Response(), new Response(), new Response('', { status: 403 })];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    return answers.shift();
  });
  const bucket = createBucket('media');
  const bytes = new Uint8Array([1, 2]);
  await bucket.put('a', bytes, 'image/png', 'max-age=60');
  await bucket.put('b', bytes, 'image/png');
  await expect(bucket.put('c', bytes, 'image/png')).rejects.toThrow('answered 403 to a write');
  expect(asked.map(({ headers }) => [headers.get('content-type'), headers.get('cache-control')])).toEqual([
    ['image/png', 'max-age=60'],
    ['image/png', null],
    ['image/png', null],
  ]);
});

it.each([
  [204, undefined],
  [404, undefined],
  [403, 'answered 403 to a removal'],
])('a removal that is answered with %i is told: %s', async (status, fault) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  const removal = createBucket('media').remove('a');
  if (fault === undefined) expect(await removal).toBeUndefined();
  else await expect(removal).rejects.toThrow(fault);
});
