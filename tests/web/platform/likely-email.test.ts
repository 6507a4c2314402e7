import { expect, it } from 'vitest';
import { likelyEmail } from '#web/platform/forms/likely-email.ts';

it.each([
  ['lan@gmial.com', 'lan@gmail.com'],
  [' Lan@GMAIL.con ', 'Lan@gmail.com'],
  ['lan@yahoo.com.v', 'lan@yahoo.com.vn'],
  ['lan@gmail.com', undefined],
  ['lan@ymail.com', undefined],
  ['lan@cholang.vn', undefined],
  ['gmial.com', undefined],
  ['', undefined],
])('%j: %j was probably meant', (typed, meant) => expect(likelyEmail(typed)).toBe(meant));
