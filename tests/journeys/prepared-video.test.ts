import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from '#tests/support/shared-browser.ts';
import { aVideoPage, filmAndPrepare, prepareGarbage, type PreparedFacts } from '#tests/support/video-page.ts';

let page: Page;
let site: Awaited<ReturnType<typeof aVideoPage>>;
beforeAll(async () => {
  site = await aVideoPage();
  page = await (await sharedBrowser()).newPage();
  await page.goto(site.url);
});
afterAll(async () => {
  await page.context().close();
  site.close();
});

async function probe({ bytes }: PreparedFacts) {
  const file = Buffer.from(bytes, 'base64');
  const input = new Input({ source: new BlobSource(new Blob([file])), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video) throw new Error('The file has no video');
  const keys: number[] = [];
  for await (const { type, timestamp } of new EncodedPacketSink(video).packets())
    if (type === 'key') keys.push(timestamp);
  return {
    codec: (await video.getCodecParameterString())?.slice(0, 7),
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    sound: await audio?.getCodec(),
    seconds: await input.computeDuration(),
    tags: await input.getMetadataTags(),
    isFastStart: file.indexOf('moov') > 0 && file.indexOf('moov') < file.indexOf('mdat'),
    longestGap: Math.max(...keys.map((at, place) => at - (keys[place - 1] ?? 0))),
  };
}

const prepare = (script: string) => page.evaluate<PreparedFacts>(script);

it('a video becomes H.264 High with AAC, at most 1920 wide, that plays while it loads', async () => {
  const film = { width: 2048, height: 1024, seconds: 2.5, mimeType: 'video/webm;codecs=vp8,opus' };
  const prepared = await prepare(filmAndPrepare('with', film));
  expect(prepared).toMatchObject({ how: 'transcoded', name: 'phim.mp4', type: 'video/mp4' });
  expect(prepared.poster).toEqual(['image/webp', 1280, 720]);
  const { seconds, longestGap, ...facts } = await probe(prepared);
  expect(facts).toEqual({
    codec: 'avc1.64',
    width: 1920,
    height: 960,
    sound: 'aac',
    tags: {},
    isFastStart: true,
  });
  expect(seconds).toBeGreaterThan(1.5);
  expect(longestGap).toBeLessThan(2.2);
});

it('a browser without a video encoder copies the packets, and the name says so', async () => {
  const film = { width: 320, height: 180, seconds: 1, mimeType: 'video/webm;codecs=vp9,opus' };
  const prepared = await prepare(filmAndPrepare('without', film));
  expect(prepared).toMatchObject({ how: 'copied', name: 'phim-mux.mp4', type: 'video/mp4' });
  expect(await probe(prepared)).toMatchObject({
    codec: 'vp09.00',
    width: 320,
    sound: 'opus',
    isFastStart: true,
  });
});

it('what cannot be read is sent as it is, renamed', async () => {
  expect(await prepare(prepareGarbage)).toEqual({
    how: 'original',
    name: 'phim-mux.mp4',
    type: 'video/mp4',
    bytes: Buffer.from('không phải video').toString('base64'),
    poster: null,
  });
});
