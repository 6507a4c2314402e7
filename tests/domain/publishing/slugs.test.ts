import { describe, expect, it } from 'vitest';
import { firstFree, numberedNames } from '#functions/domain/publishing/free-name.ts';
import { freeSlug, slugs } from '#functions/domain/publishing/slugs.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const news = slugs('news', { unnamed: 'tin' });

function aTable() {
  const { table, put, rows } = memoryTable();
  const find = (slug: string) => news.find(table, slug);
  const claim = (slug: string, id: string) => table.write(news.claim(slug, id));
  const rename = async (id: string, from: string, to: string) =>
    table.write(await news.rename(table, id, from, to));
  return { table, put, rows, find, claim, rename };
}

describe('a slug', () => {
  it('belongs to one record', async () => {
    const { find, claim } = aTable();
    expect(await find('hoi-xuan')).toBeUndefined();
    expect(await claim('hoi-xuan', 'n1')).toBeUndefined();
    expect(await claim('hoi-xuan', 'n2')).toBe('SLUG_EXISTS');
    expect(await find('hoi-xuan')).toEqual({ id: 'n1', isCurrent: true });
  });

  it('is of its kind alone, at a key of this kind', async () => {
    const { table, claim, rows } = aTable();
    await claim('hoi-xuan', 'n1');
    expect(await slugs('documents').find(table, 'hoi-xuan')).toBeUndefined();
    expect(rows()).toEqual([{ pk: 'SLUG#news#hoi-xuan', sk: 'CLAIM', entity: 'slug', id: 'n1' }]);
  });

  it('still leads to its record after it was replaced, and no other record gets it', async () => {
    const { table, find, claim, rename } = aTable();
    await claim('a', 'n1');
    await rename('n1', 'a', 'b');
    await rename('n1', 'b', 'c');
    expect(await find('a')).toEqual({ id: 'n1', isCurrent: false });
    expect(await find('b')).toEqual({ id: 'n1', isCurrent: false });
    expect(await find('c')).toEqual({ id: 'n1', isCurrent: true });
    expect(await claim('a', 'n2')).toBe('SLUG_EXISTS');
    await claim('d', 'n2');
    expect(await rename('n2', 'd', 'a')).toBe('SLUG_EXISTS');
    expect(await news.free(table, 'A')).toBe('a-2');
  });

  it('is current again where its record returns to it', async () => {
    const { find, claim, rename } = aTable();
    await claim('a', 'n1');
    await rename('n1', 'a', 'b');
    await rename('n1', 'b', 'a');
    expect([await find('a'), await find('b')]).toEqual([
      { id: 'n1', isCurrent: true },
      { id: 'n1', isCurrent: false },
    ]);
  });

  it('that stays writes nothing', async () => {
    const { table } = aTable();
    expect(await news.rename(table, 'n1', 'a', 'a')).toEqual([]);
  });

  it('is not replaced by somebody who has it no more', async () => {
    const { table, claim, find } = aTable();
    await claim('a', 'n2');
    expect(await table.write(await news.rename(table, 'n1', 'a', 'b'))).toBe('SLUG_EXISTS');
    expect(await find('b')).toBeUndefined();
  });

  it('is not taken back where another record took it meanwhile', async () => {
    const { table, claim, rename } = aTable();
    await claim('a', 'n1');
    await rename('n1', 'a', 'b');
    const writes = await news.rename(table, 'n1', 'b', 'a');
    await table.write(news.release('a'));
    await claim('a', 'n2');
    expect(await table.write(writes)).toBe('SLUG_EXISTS');
  });

  it('is released', async () => {
    const { table, find, claim } = aTable();
    await claim('a', 'n1');
    await table.write(news.release('a'));
    expect(await find('a')).toBeUndefined();
  });

  it('of rows from before the engine is read at their own keys', async () => {
    const { table, put } = aTable();
    const key = (slug: string) => ({ pk: `PRODUCT-SLUG#${slug}`, sk: 'CLAIM' });
    const products = slugs('product', { rows: { key, entity: 'product-slug', owner: 'productId' } });
    put([{ ...key('tra'), entity: 'product-slug', productId: 'p1' }]);
    expect(await products.find(table, 'tra')).toEqual({ id: 'p1', isCurrent: true });
    expect(products.item('sen', 'p2')).toEqual({
      ...key('sen'),
      entity: 'product-slug',
      productId: 'p2',
    });
  });
});

describe('a free slug', () => {
  it('is made of the title, with the first free number', async () => {
    const { table, claim } = aTable();
    expect(await news.free(table, 'Hội xuân Đình Bảng')).toBe('hoi-xuan-dinh-bang');
    await claim('hoi-xuan', 'n1');
    await claim('hoi-xuan-2', 'n2');
    expect(await news.free(table, 'Hội xuân')).toBe('hoi-xuan-3');
  });

  it('is none that the caller reserves', async () => {
    const { table } = aTable();
    expect(await news.free(table, 'Hội xuân', (slug) => slug === 'hoi-xuan')).toBe('hoi-xuan-2');
  });

  it('has a name where the title has no letters', async () => {
    const { table } = aTable();
    expect(await news.free(table, '!!!')).toBe('tin');
    expect(await slugs('memo').free(table, '!!!')).toBe('memo');
  });

  it('is looked for among two hundred', async () => {
    const tried: string[] = [];
    const all = freeSlug('Hội', 'tin', (slug) => tried.push(slug) > 0);
    expect(await refusalOf(all)).toBe('SLUG_EXISTS');
    expect([tried.length, tried.at(-1)]).toEqual([200, 'hoi-200']);
    expect(await freeSlug('Hội', 'tin', (slug) => slug !== 'hoi-200')).toBe('hoi-200');
  });

  it('may be numbered otherwise', async () => {
    const names = numberedNames('TRA', { max: 3, join: (name, number) => `${name}/${number}` });
    expect([...names]).toEqual(['TRA', 'TRA/2', 'TRA/3']);
    expect(await firstFree(['a', 'b'], () => true)).toBeUndefined();
  });
});
