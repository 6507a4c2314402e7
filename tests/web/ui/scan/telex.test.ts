import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysPressed, pressesFor } from '#web/ui/scan/telex.ts';
import { throughUniKey } from './input-method.ts';

describe('a code scanned while UniKey is on', () => {
  it.each([
    ['DD12', 'Đ12'],
    ['DAD-01', 'ĐA-01'],
    ['DDD5', 'DD5'],
    ['AA1', 'Â1'],
    ['AAA1', 'AA1'],
    ['AW1', 'Ă1'],
    ['W12', 'Ư12'],
    ['WW12', 'W12'],
    ['WWW1', 'WƯ1'],
    ['UOW9', 'UƠ9'],
    ['AOS-123', 'AÓ-123'],
    ['CAFE-XS', 'CÀE-XS'],
    ['SOJ-Z9', 'SỌ-Z9'],
    ['ASS', 'AS'],
    ['ASZ', 'A'],
    ['dd-aw-w', 'đ-ă-ư'],
    ['CL261121-7K2QF', 'CL261121-7K2QF'],
    ['8934588012228', '8934588012228'],
  ])('%s stands there as %s and is read as it is', (code, shown) => {
    const seen = throughUniKey(code);
    expect(seen.shown).toBe(shown);
    expect(keysPressed(seen.strokes)).toBe(code);
  });

  const letters = fc.constantFrom(...Array.from('ABDEOUWSFRXJZCKLM0123456789-'));
  const upper = fc.array(letters, { minLength: 1, maxLength: 14 }).map((chars) => chars.join(''));

  it('is read as it is, whatever it is', () => {
    fc.assert(
      fc.property(upper, fc.boolean(), (code, isLower) => {
        const given = isLower ? code.toLowerCase() : code;
        expect(keysPressed(throughUniKey(given).strokes)).toBe(given);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a text of which only the outcome is known', () => {
  it.each([
    ['Đ12', ['DD12']],
    ['đ12', ['dd12']],
    ['Â1', ['AA1']],
    ['Ă1', ['AW1']],
    ['Ư12', ['W12', 'UW12']],
    ['ĐA-01', ['DDA-01', 'DAD-01']],
    ['ÁO-123', ['ASO-123', 'AOS-123']],
    ['Ậ', ['AAJ']],
    ['8934588012228', ['8934588012228']],
    ['sp-01', ['sp-01']],
  ])('%s may have been %j', (text, presses) => {
    expect(pressesFor(text)).toEqual(presses);
    expect(pressesFor(text.normalize('NFD'))).toEqual(presses);
  });

  it('holds nothing but plain keys', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Array.from('ĐÂÊÔĂƠƯÁỜỮẶđêợ12-'))), (chars) => {
        for (const presses of pressesFor(chars.join(''))) expect(presses).toMatch(/^[ -~]*$/);
      }),
    );
  });
});
