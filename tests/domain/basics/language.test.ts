import { expect, it } from 'vitest';
import { languageOf } from '#shared/values/language.ts';

it.each([
  [undefined, 'vi'],
  ['', 'vi'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
  ['en;q=0.5,vi;q=0.9', 'vi'],
  ['vi;q=0.3, en ; q=0.8', 'en'],
  ['fr-FR,fr;q=0.9', 'vi'],
  ['fr,en;q=0.1', 'en'],
  ['en;q=0', 'vi'],
  ['en;q=much', 'vi'],
  ['*', 'vi'],
  ['EN-gb', 'en'],
  [';;;,,q=1', 'vi'],
] as const)('Accept-Language %s is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
