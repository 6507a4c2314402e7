import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { watchFrames } from '#infra/local/gateway/frame-sizes.ts';

/** A frame as a browser sends it: masked. */
function frame(payloadBytes: number): Buffer {
  const mask = Buffer.from([1, 2, 3, 4]);
  const payload = Buffer.alloc(payloadBytes, 7);
  if (payloadBytes < 126) return Buffer.concat([Buffer.from([0x81, 0x80 | payloadBytes]), mask, payload]);
  const isLong = payloadBytes > 0xffff;
  const length = Buffer.alloc(isLong ? 8 : 2);
  if (isLong) length.writeBigUInt64BE(BigInt(payloadBytes));
  else length.writeUInt16BE(payloadBytes);
  return Buffer.concat([Buffer.from([0x81, 0x80 | (isLong ? 127 : 126)]), length, mask, payload]);
}

const sizes = [0, 5, 125, 126, 40_000, 65_535, 65_536, 1];

it.each([
  ['one chunk', 1_000_000],
  ['chunks of three bytes', 3],
  ['single bytes', 1],
])('the size of each frame is told once, however it arrives: in %s', (_, chunkBytes) => {
  const stream = new PassThrough();
  const told: number[] = [];
  watchFrames(stream, (bytes) => told.push(bytes));
  const bytes = Buffer.concat(sizes.map(frame));
  for (let at = 0; at < bytes.length; at += chunkBytes)
    stream.emit('data', bytes.subarray(at, at + chunkBytes));
  expect(told).toEqual(sizes);
});
