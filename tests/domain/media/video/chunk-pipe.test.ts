import { expect, it } from 'vitest';
import { ChunkPipe } from '#functions/domain/media/video/chunk-pipe.ts';

const chunk = (value: number) => new Uint8Array([value]);

async function take(pipe: ChunkPipe, count = Infinity): Promise<number[]> {
  const taken: number[] = [];
  for await (const [value = 0] of pipe.read()) {
    taken.push(value);
    if (taken.length === count) break;
  }
  return taken;
}

it('passes chunks in order, and no more than one ahead of the reader', async () => {
  const pipe = new ChunkPipe();
  const written: number[] = [];
  const writing = (async () => {
    for (const value of [1, 2, 3]) {
      await pipe.write(chunk(value));
      written.push(value);
    }
    pipe.end();
  })();
  await new Promise(setImmediate);
  expect(written).toEqual([]);
  expect(await take(pipe)).toEqual([1, 2, 3]);
  await writing;
  expect(written).toEqual([1, 2, 3]);
});

it('hands over what waits before it ends', async () => {
  const pipe = new ChunkPipe();
  const writing = pipe.write(chunk(1));
  pipe.end();
  await writing;
  expect(await take(pipe)).toEqual([1]);
});

it('lets nobody wait once it has failed: neither writer nor reader', async () => {
  const pipe = new ChunkPipe();
  const writing = pipe.write(chunk(1));
  pipe.end(new Error('gone'));
  await writing;
  await pipe.write(chunk(2));
  await expect(take(pipe)).rejects.toThrow('gone');
  const idle = new ChunkPipe();
  const reading = take(idle);
  await new Promise(setImmediate);
  idle.end(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
});

it('keeps its first end', async () => {
  const pipe = new ChunkPipe();
  pipe.end();
  pipe.end(new Error('later'));
  expect(await take(pipe)).toEqual([]);
});
