import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  idPattern,
  idsSince,
  instantOfId,
  newId,
  newReferenceId,
  referenceIdPattern,
} from '#shared/values/ids.ts';

const instants = fc.integer({ min: 0, max: 2 ** 48 - 1 });

describe('ids', () => {
  it('are 26 letters without look-alikes, each new', () => {
    const made = Array.from({ length: 500 }, () => newId());
    for (const id of made) expect(id).toMatch(idPattern);
    expect(new Set(made).size).toBe(500);
  });

  it('sort by the time they were made', () => {
    fc.assert(
      fc.property(instants, instants, (a, b) => {
        fc.pre(a !== b);
        expect(newId(a) < newId(b)).toBe(a < b);
      }),
    );
  });

  it('tell when they were made', () => {
    fc.assert(
      fc.property(instants, (at) => {
        expect(instantOfId(newId(at))).toBe(at);
      }),
    );
  });

  it('have a bound below all made at an instant or after, and above all made before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 48 - 1 }), (at) => {
        expect(newId(at) > idsSince(at)).toBe(true);
        expect(newId(at - 1) < idsSince(at)).toBe(true);
      }),
    );
  });
});

describe('reference ids', () => {
  it('have 8 letters that cannot be taken for others', () => {
    const letters = new Set(Array.from({ length: 2000 }, newReferenceId).join(''));
    expect([...letters].sort().join('')).toBe('23456789ABCDFGHJKMNPQRSTVWXYZ');
    expect(newReferenceId()).toMatch(referenceIdPattern);
  });
});
