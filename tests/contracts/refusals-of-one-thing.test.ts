import { expect, it } from 'vitest';
import { contracts } from '#shared/registry/contracts.ts';
import { singleRefusals } from '../routes/behind-validation/single-refusals.ts';

/** A file of its own, because the calls bring nearly all of the domain along. */
it('an operation promises every refusal that a good call meets when one thing is otherwise', () => {
  const promised = new Set(contracts.flatMap(({ name, errors }) => errors.map((code) => `${name} ${code}`)));
  const provoked = singleRefusals.map(([name, code]) => `${name} ${code}`);
  expect(provoked.length).toBeGreaterThan(100);
  expect(provoked.filter((refusal) => !promised.has(refusal))).toEqual([]);
});
