import { expect, it } from 'vitest';
import { inPartsOf } from '#functions/platform/clients/stream-parts.ts';

async function partsOf(bytes: number, chunks: readonly string[]): Promise<string[]> {
  async function* stream() {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  const parts: string[] = [];
  for await (const part of inPartsOf(bytes, stream())) parts.push(String(part));
  return parts;
}

it.each([
  [['abcdefghij'], ['abcd', 'efgh', 'ij']],
  [
    ['a', 'b', 'c', 'd', 'e'],
    ['abcd', 'e'],
  ],
  [
    ['ab', 'cdefghi', '', 'jkl'],
    ['abcd', 'efgh', 'ijkl'],
  ],
  [['abcdefgh'], ['abcd', 'efgh']],
  [['abc'], ['abc']],
  [['', ''], []],
  [[], []],
])('a stream of %j is cut into parts of four bytes: %j', async (chunks, parts) => {
  expect(await partsOf(4, chunks)).toEqual(parts);
});
