import { expect, it } from 'vitest';
import { cardsOf } from '#functions/domain/catalogue/views/known-cards.ts';
import type { ProductRows } from '#functions/domain/catalogue/views/product-rows.ts';

/** Rows that note which cards they are asked for; numbers below zero are nobody's. */
function shelf() {
  const read: number[][] = [];
  const cards = async (rids: readonly number[]) => {
    read.push([...rids]);
    return new Map(rids.filter((rid) => rid >= 0).map((rid) => [rid, `card ${rid}`]));
  };
  return { read, rows: { ask: { cards } as ProductRows, revision: 1 } };
}

it('cards come in the order of their numbers, and each is read once', async () => {
  const { read, rows } = shelf();
  expect(await cardsOf(rows, [3, 1])).toEqual(['card 3', 'card 1']);
  expect(await cardsOf(rows, [2, 1, 3])).toEqual(['card 2', 'card 1', 'card 3']);
  expect(await cardsOf(rows, [1, 3])).toEqual(['card 1', 'card 3']);
  expect(read).toEqual([[3, 1], [2]]);
});

it('cards are read again once a product changed', async () => {
  const { read, rows } = shelf();
  await cardsOf(rows, [1]);
  await cardsOf({ ...rows, revision: 2 }, [1]);
  expect(read).toEqual([[1], [1]]);
});

it('a number that is nobody’s any more has no card', async () => {
  const { rows } = shelf();
  expect(await cardsOf(rows, [1, -1, 2])).toEqual(['card 1', 'card 2']);
});

it('no more than two thousand are kept; the others come all the same', async () => {
  const { read, rows } = shelf();
  const many = Array.from({ length: 2_001 }, (_, rid) => rid);
  expect(await cardsOf(rows, many)).toHaveLength(2_001);
  expect(await cardsOf(rows, many)).toHaveLength(2_001);
  expect(read[1]).toEqual([2_000]);
});
