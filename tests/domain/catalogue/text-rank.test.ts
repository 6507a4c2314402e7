import { expect, it } from 'vitest';
import { typedWords } from '#functions/domain/catalogue/search/query-text.ts';
import { interleaveReadings, rank } from '#functions/domain/catalogue/search/text-rank.ts';
import { fold } from '#shared/values/text.ts';

const named = (rid: number, name: string, { sold = 0, soldOut = 0 } = {}) => ({
  rid,
  nameKey: `${fold(name)}\n${name.toLowerCase()}`,
  sold,
  soldOut,
});
const found = (asked: string, candidates: ReturnType<typeof named>[]) =>
  rank(candidates, [{ words: typedWords(asked), cost: 0 }]).map(({ rid }) => rid);

it('what can be had comes before what fits better and is sold out', () => {
  const gone = named(1, 'Trà sen', { sold: 900, soldOut: 1 });
  expect(found('trà sen', [gone, named(2, 'Hộp quà trà ướp sen')])).toEqual([2, 1]);
  const both = [gone, named(3, 'Tra sen', { soldOut: 1 })];
  expect(found('trà sen', both)).toEqual([1, 3]);
});

it('of several things asked for, what is sold out comes last', () => {
  const readings = ['trà', 'gạo'].map((text) => ({ words: typedWords(text), cost: 0 }));
  const candidates = [named(1, 'Trà', { soldOut: 1 }), named(2, 'Gạo'), named(3, 'Gạo nếp')];
  expect(interleaveReadings(rank(candidates, readings)).map(({ rid }) => rid)).toEqual([2, 3, 1]);
});
