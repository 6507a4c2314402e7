import { expect, it } from 'vitest';
import { filesIn, forbidden, type Import } from './source-files.ts';

/** Areas whose handlers still fetch for themselves what they use. */
const owing = [
  'functions/routes/accounts',
  'functions/routes/addresses',
  'functions/routes/catalogue',
  'functions/routes/favorites',
  'functions/routes/links',
  'functions/routes/live',
  'functions/routes/pages',
  'functions/routes/reviews',
  'functions/routes/uploads',
];

const isFetched = ({ target = '' }: Import): boolean =>
  ['functions/platform/table/table.ts', 'functions/platform/clock.ts'].includes(target) ||
  /-(repository|deps)\.ts$/.test(target);

const owes = (path: string): boolean => owing.some((folder) => path.startsWith(`${folder}/`));

it('what a handler uses is handed to it: it fetches neither table nor clock, nor what a domain makes of them', () => {
  const ported = filesIn('functions/routes').filter(({ path }) => !owes(path));
  expect(ported.length).toBeGreaterThan(0);
  expect(forbidden(ported, isFetched)).toEqual([]);
});
