import { expect, it } from 'vitest';
import { admit, fileSize } from '#web/ui/fields/file-rules.ts';

const file = (name: string, type: string, size: number) => ({ name, type, size });

it('takes what fits and says why it refused the rest', () => {
  const offered = [
    file('a.png', 'image/png', 10),
    file('b.PDF', 'application/pdf', 10),
    file('c.exe', 'application/x-msdownload', 10),
    file('d.png', 'image/png', 999),
    file('e.png', 'image/png', 10),
  ];
  const { admitted, refused } = admit(offered, { accept: 'image/*, .pdf', maxBytes: 100, maxFiles: 3 }, 1);
  expect(admitted.map(({ name }) => name)).toEqual(['a.png', 'b.PDF']);
  expect(refused).toEqual([
    { reason: 'wrongType', name: 'c.exe' },
    { reason: 'tooLarge', name: 'd.png', maxBytes: 100 },
    { reason: 'tooMany', name: 'e.png' },
  ]);
});

it('refuses an empty file, and measures each by the limit of its kind', () => {
  const offered = [
    file('rỗng.png', 'image/png', 0),
    file('a.png', 'image/png', 11),
    file('b.mp4', 'video/mp4', 11),
  ];
  const maxBytes = ({ type }: { type: string }) => (type === 'video/mp4' ? 20 : 10);
  const { admitted, refused } = admit(offered, { maxBytes });
  expect(admitted.map(({ name }) => name)).toEqual(['b.mp4']);
  expect(refused).toEqual([
    { reason: 'empty', name: 'rỗng.png' },
    { reason: 'tooLarge', name: 'a.png', maxBytes: 10 },
  ]);
});

it.each([
  [640, '640 B'],
  [48_000, '47 KB'],
  [1_572_864, '1,5 MB'],
])('%i bytes are written %s', (bytes, expected) => expect(fileSize(bytes)).toBe(expected));
