import { describe, expect, it } from 'vitest';
import {
  expectedBytes,
  isPrepared,
  preparedName,
  smallerSize,
  videoBitrate,
  type VideoFacts,
} from '#web/platform/video/video-rules.ts';

const ready: VideoFacts = {
  width: 1920,
  height: 1080,
  codec: 'avc1.640028',
  bitrate: 6_000_000,
  duration: 60,
  audioCodec: 'aac',
  hasAudio: true,
};

describe('a video that needs no transcoding', () => {
  it.each<[string, Partial<VideoFacts>, boolean]>([
    ['H.264 High with AAC', {}, true],
    ['written in capitals', { codec: 'avc1.64002A' }, true],
    ['silent', { hasAudio: false, audioCodec: null }, true],
    ['with other sound', { audioCodec: 'opus' }, false],
    ['with unknown sound', { audioCodec: null }, false],
    ['H.264 Baseline', { codec: 'avc1.42E01F' }, false],
    ['HEVC', { codec: 'hvc1.1.6.L93' }, false],
    ['of an unknown codec', { codec: null }, false],
    ['wider than 1920', { width: 1922 }, false],
    ['higher than 1920', { width: 1080, height: 1922 }, false],
    ['of more than one and a half times the usual bitrate', { bitrate: 6_000_001 }, false],
    ['small, of the bitrate of a large one', { width: 1280, height: 720 }, false],
  ])('%s: %o', (_, facts, expected) => expect(isPrepared({ ...ready, ...facts })).toBe(expected));
});

it.each([
  [3840, 2160, { width: 1920, height: 1080 }],
  [2160, 3840, { width: 1080, height: 1920 }],
  [4000, 3001, { width: 1920, height: 1440 }],
  [9000, 3, { width: 1920, height: 2 }],
  [1920, 1080, undefined],
  [640, 360, undefined],
])('%i × %i becomes %o', (width, height, expected) =>
  expect(smallerSize({ width, height })).toEqual(expected),
);

it.each([
  [1920, 1080, 4_000_000],
  [1080, 1920, 4_000_000],
  [3840, 2160, 4_000_000],
  [1280, 720, 1_777_778],
  [1920, 1920, 4_000_000],
  [320, 180, 400_000],
])('%i × %i gets %i bits a second', (width, height, expected) =>
  expect(videoBitrate({ width, height })).toBe(expected),
);

it('expects the bytes of picture and sound', () => {
  expect(expectedBytes({ ...ready, duration: 8 })).toBe(4_128_000);
  expect(expectedBytes({ ...ready, duration: 8, hasAudio: false })).toBe(4_000_000);
});

it.each([
  ['a.b.mov', 'a.b-mux.mp4'],
  ['phim', 'phim-mux.mp4'],
  ['.mov', 'video-mux.mp4'],
  [`${'x'.repeat(300)}.mov`, `${'x'.repeat(240)}-mux.mp4`],
])('%s is named %s', (name, expected) => expect(preparedName(name, '-mux.mp4')).toBe(expected));
