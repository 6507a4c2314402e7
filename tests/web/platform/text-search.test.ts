import { expect, it } from 'vitest';
import { textSearch } from '#web/platform/navigation/text-search.ts';

it('keeps the named texts of an address', () => {
  const read = textSearch('ref', 'callbackUrl');
  expect(read({ ref: 23456789, callbackUrl: '/admin', other: 'x' })).toEqual({
    ref: '23456789',
    callbackUrl: '/admin',
  });
  expect(read({ ref: ['x'] })).toEqual({});
});
