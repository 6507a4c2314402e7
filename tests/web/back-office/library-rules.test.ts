import { expect, it } from 'vitest';
import { attachmentAddress } from '#web/back-office/library/rules/attachment-address.ts';
import { movedRows } from '#web/back-office/library/rules/moved-rows.ts';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [0, 3, 'abc'],
  [7, 0, 'abc'],
])('moves the row at %d to %d: %s', (from, to, expected) => {
  expect(movedRows(['a', 'b', 'c'], from, to)).toEqual(expected.split(''));
});

it.each([
  ['Cẩm nang Gốm.PDF', '/media/files/u1/cam-nang-gom.pdf'],
  ['bảng giá', '/media/files/u1/bang-gia'],
  ['***.zip', '/media/files/u1/tep.zip'],
])('an attached %s has the address %s', (name, address) => {
  expect(attachmentAddress('u1', name)).toBe(address);
});
