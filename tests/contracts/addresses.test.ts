import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commaList } from '#shared/pages.ts';
import { fillPath, toQueryString } from '#shared/contract/route.ts';
import * as z from 'zod';

/** Every text a browser can put in an address; lone surrogates have no form there. */
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });

describe('a path', () => {
  it('is filled and escaped', () => {
    expect(fillPath('/products/{id}', { id: 'a b/ç' })).toBe('/products/a%20b%2F%C3%A7');
    expect(fillPath('/health')).toBe('/health');
  });

  it('does not go out with a hole in it', () => {
    expect(() => fillPath('/products/{id}', {})).toThrow('id');
  });

  it('gives back any value after decoding', () => {
    fc.assert(
      fc.property(text, text, (room, id) => {
        const filled = fillPath('/live/{room}/x/{id}', { room, id });
        const parts = filled.split('/');
        expect(parts).toHaveLength(5);
        expect([parts[2], parts[4]].map((part) => decodeURIComponent(part ?? ''))).toEqual([room, id]);
      }),
    );
  });
});

describe('a query string', () => {
  it('leaves out what was not said', () => {
    expect(toQueryString({ a: undefined, b: null, c: '', d: 0, e: false })).toBe('d=0&e=false');
    expect(toQueryString()).toBe('');
  });

  it('gives back any text after decoding', () => {
    fc.assert(
      fc.property(fc.dictionary(text, text), (query) => {
        const read = new URLSearchParams(toQueryString(query));
        expect(Object.fromEntries(read)).toEqual({ ...query });
      }),
    );
  });

  it('joins lists so that the contracts read them back', () => {
    const list = commaList(z.string());
    const word = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 20 }), (ids) => {
        const read = new URLSearchParams(toQueryString({ ids })).get('ids');
        expect(list.parse(read)).toEqual(ids);
      }),
    );
  });
});
