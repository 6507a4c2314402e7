import { describe, expect, it } from 'vitest';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { generateNames } from '#functions/domain/catalogue/products/sheet/new-names.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const id = '01M83CCY40JZFYGP5PGCEPabcd';

/** Names beside these codes and slugs of other products, and the codes typed in the same file. */
function names({
  codes = [],
  slugs = [],
  typed = [],
}: { codes?: string[]; slugs?: string[]; typed?: string[] } = {}) {
  const { table, put } = memoryTable();
  put([
    ...codes.map((code) => ({ ...productKeys.codeClaim(code), entity: 'claim', productId: 'other' })),
    ...slugs.map((slug) => ({ ...productKeys.slugClaim(slug), entity: 'claim', productId: 'other' })),
  ]);
  const nameOf = generateNames(contextOf(table), typed);
  return (code: string, name = 'Trà', codeDerived = true) => nameOf({ id, name, code, codeDerived });
}

const numbers = [2, 3, 4, 5, 6, 7, 8, 9];
const numbered = ['TRASENTAYH', ...numbers.map((number) => `TRASENTA-${number}`)];

describe('the code of a new product', () => {
  it.each<[string, Parameters<typeof names>[0], string]>([
    ['is the one made of its name', {}, 'TRASENTAYH'],
    ['gets a number where that is taken', { codes: numbered.slice(0, 1) }, 'TRASENTA-2'],
    ['gets the next where that is taken too', { codes: numbered.slice(0, 3) }, 'TRASENTA-4'],
    [
      'is none that the same file types, however it is written',
      { typed: ['trasentayh', 'TraSenTa-2'] },
      'TRASENTA-3',
    ],
    ['gets nine numbers at most', { codes: numbered.slice(0, 8) }, 'TRASENTA-9'],
    ['ends in letters of its own after them', { codes: numbered }, 'TRASE-abcd'],
    ['is made of these alone in the end', { codes: [...numbered, 'TRASE-abcd'] }, 'P5PGCEPabcd'.slice(-10)],
  ])('%s', async (_, taken, code) => {
    expect((await names(taken)('TRASENTAYH')).code).toBe(code);
  });

  it('is the one that was typed, though another has it', async () => {
    expect((await names({ codes: ['TRA'] })('TRA', 'Trà', false)).code).toBe('TRA');
  });

  it('is another for each of those that are made together', async () => {
    const nameOf = names();
    const codes = [await nameOf('TRA'), await nameOf('TRA'), await nameOf('TRA')].map(({ code }) => code);
    expect(codes).toEqual(['TRA', 'TRA-2', 'TRA-3']);
  });
});

describe('the address of a new product', () => {
  it.each<[string, Parameters<typeof names>[0], string, string]>([
    ['is its name', {}, 'Trà sen', 'tra-sen'],
    ['is a word of ours where its name has no letters', {}, '!!!', 'san-pham'],
    ['gets a number', { slugs: ['tra-sen'] }, 'Trà sen', 'tra-sen-2'],
    [
      'gets nine numbers at most',
      { slugs: ['tra', ...numbers.slice(0, 7).map((one) => `tra-${one}`)] },
      'Trà',
      'tra-9',
    ],
    [
      'ends in letters of its own after them',
      { slugs: ['tra', ...numbers.map((one) => `tra-${one}`)] },
      'Trà',
      'tra-abcd',
    ],
    [
      'ends in all of them in the end',
      { slugs: ['tra', 'tra-abcd', ...numbers.map((one) => `tra-${one}`)] },
      'Trà',
      `tra-${id.toLowerCase()}`,
    ],
  ])('%s', async (_, taken, name, slug) => {
    expect((await names(taken)('X', name)).slug).toBe(slug);
  });

  it('is another for each of those that are made together', async () => {
    const nameOf = names();
    expect([(await nameOf('A')).slug, (await nameOf('B')).slug]).toEqual(['tra', 'tra-2']);
  });
});
