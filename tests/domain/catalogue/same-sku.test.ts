import { expect, it } from 'vitest';
import { sameSku } from '#functions/domain/catalogue/products/goods-codes.ts';

it.each([
  ['AO-M', 'ao-m', true],
  [' AO-M', 'AO-M', true],
  ['AO-M', 'AO-M ', true],
  ['AO-M', 'AO-L', false],
])('a scanner reads “%s” and “%s” as one SKU: %s', (a, b, same) => {
  expect(sameSku(a, b)).toBe(same);
});
