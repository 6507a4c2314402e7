import { describe, expect, it } from 'vitest';
import { askJudgedQueries, demoCards, scoresOf } from '../../../scripts/bench/search-quality.ts';
import { productRows } from '../support/product-rows.ts';

describe('what shoppers type', async () => {
  const { view } = await productRows(demoCards());
  const answers = await askJudgedQueries({ ...view, close: () => undefined });

  it('is judged for at least 150 texts, each once', () => {
    expect(answers.length).toBeGreaterThanOrEqual(150);
    expect(new Set(answers.map(({ query }) => query)).size).toBe(answers.length);
  });

  it.each(scoresOf(answers))(
    '$what: what was meant is among the first three',
    ({ kinds, percent, floor }) => {
      const missed = answers.filter(({ hit, kind }) => !hit && kinds.includes(kind));
      expect(percent >= floor ? [] : missed).toEqual([]);
    },
  );
});
