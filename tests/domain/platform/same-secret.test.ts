import { expect, it } from 'vitest';
import { sameSecret } from '#functions/platform/content/same-secret.ts';

it.each<[string | Uint8Array, string | Uint8Array, boolean]>([
  ['chợ', 'chợ', true],
  ['chợ', 'cho', false],
  ['abc', 'abd', false],
  // A beginning is not the whole, and letters are not bytes: as long in letters, longer in bytes.
  ['abc', 'abcd', false],
  ['', 'a', false],
  ['é', 'e', false],
  [Buffer.from('abc'), 'abc', true],
  [Buffer.from([1, 2]), Buffer.from([1, 2, 3]), false],
])('%s and %s: %s', (given, expected, same) => {
  expect(sameSecret(given, expected)).toBe(same);
});
