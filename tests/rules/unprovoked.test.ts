import { describe, expect, it } from 'vitest';
import { readKnownUnprovoked } from '#tests/support/known-unprovoked.ts';
import { isOperationsOwn, promisedRefusals } from '#tests/support/promised-refusals.ts';

/** How many refusals of the contracts no test provokes. It may only fall: whoever provokes one takes it off the list. */
const maxUnprovoked = 2;

describe('refusals that no test provokes', () => {
  const known = readKnownUnprovoked();
  const refusals = Object.values(known).flat();

  it('become fewer', () => {
    expect(refusals.length).toBe(maxUnprovoked);
  });

  it('are promised by a contract, and named once', () => {
    const promised = new Set(promisedRefusals().filter(isOperationsOwn));
    expect(refusals.filter((refusal) => !promised.has(refusal))).toEqual([]);
    expect(refusals).toEqual([...new Set(refusals)]);
  });

  it('have a reason', () => {
    expect(Object.keys(known).filter((reason) => !reason.includes(' '))).toEqual([]);
  });
});
