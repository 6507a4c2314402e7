import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestProducts } from '#functions/domain/catalogue/search/product-suggestions.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { namesOf, productRows, search } from '../support/product-rows.ts';

const shop = (name: string, sold = 0) => aProduct({ name, facts: { sold } }).card;

const market = () =>
  productRows([
    shop('Nước mắm Phú Quốc', 90),
    shop('Nước mắm Nam Ô', 9),
    shop('Cà phê rang mộc', 50),
    shop('Bánh tráng phơi sương', 30),
    shop('Balo học sinh', 20),
    shop('Trứng gà ta', 10),
    shop('Xà bông sả', 5),
    shop('Đầm hoà nhã', 3),
  ]);

describe('slips of typing', () => {
  it.each([
    ['nuwocs mams', 'Nước mắm Phú Quốc'],
    ['nu7o7c1 ma8m1', 'Nước mắm Phú Quốc'],
    ['nuowcsmawms', 'Nước mắm Phú Quốc'],
    ['nuocmamnamo', 'Nước mắm Nam Ô'],
    ['nướcmắm', 'Nước mắm Phú Quốc'],
    ['nư ớc mắm', 'Nước mắm Phú Quốc'],
    ['nuo cmam', 'Nước mắm Phú Quốc'],
    ['càphê', 'Cà phê rang mộc'],
    ['cafe', 'Cà phê rang mộc'],
    ['ca phee', 'Cà phê rang mộc'],
    ['bahn trang', 'Bánh tráng phơi sương'],
    ['banhtrnag', 'Bánh tráng phơi sương'],
    ['ba lô', 'Balo học sinh'],
    ['chứng gà', 'Trứng gà ta'],
    ['sà bông', 'Xà bông sả'],
    ['xà phòng', 'Xà bông sả'],
    ['soap', 'Xà bông sả'],
    ['đầm hòa nhã', 'Đầm hoà nhã'],
    // Only one of the words needs mending.
    ['nước mấmm phú quốc', 'Nước mắm Phú Quốc'],
  ])('%s means %s', async (q, name) => {
    expect(namesOf(await search((await market()).view, { q }))[0]).toBe(name);
  });

  it.each(['mua', 'xyzzy', 'gà rán kfc', 'asdfgh qwerty'])('%s is nothing sold here', async (q) => {
    expect((await search((await market()).view, { q })).total).toBe(0);
  });

  it('are mended while the last word is still being typed', async () => {
    const names = async (q: string) => namesOf(await suggestProducts(q, 6, (await market()).view));
    expect((await names('nuwocs m'))[0]).toBe('Nước mắm Phú Quốc');
    expect((await names('banhtr'))[0]).toBe('Bánh tráng phơi sương');
  });

  it('are not looked for where the text itself finds something', async () => {
    const rows = await productRows([shop('Cà phê', 1), shop('Cà phễ', 100)]);
    expect(namesOf(await search(rows.view, { q: 'cà phê' }))).toEqual(['Cà phê', 'Cà phễ']);
    await rows.save(shop('Phee', 1));
    expect(namesOf(await search(rows.view, { q: 'phee' }))).toEqual(['Phee']);
  });

  it('are mended to new words as soon as a product has them', async () => {
    const { view, save } = await market();
    expect((await search(view, { q: 'sàu riêngg' })).total).toBe(0);
    await save(shop('Sầu riêng sấy'));
    expect(namesOf(await search(view, { q: 'sàu riêngg' }))).toEqual(['Sầu riêng sấy']);
  });

  it('never fail, whatever is typed', async () => {
    const { view } = await market();
    const letters = fc.constantFrom(...Array.from('aeiouydbcghklmnpqrstvwxfjz0123456789đăâêôơư ́̀"*^-:()'));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: letters, maxLength: 60 }), async (q) => {
        expect((await search(view, { q })).total).toBeGreaterThanOrEqual(0);
        expect((await suggestProducts(q, 6, view)).total).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a text that finds very many', () => {
  const many = () =>
    productRows(
      Array.from({ length: 460 }, (_, n) => shop(n % 3 === 0 ? `Kẹo dừa ${n}` : `Dừa xiêm kẹo ${n}`, n)),
    );

  it('shows the best match of the best sellers first, and every one of them once', async () => {
    const { view } = await many();
    const pages = await Promise.all(
      Array.from({ length: 5 }, (_, page) =>
        search(view, { q: 'kẹo dừa', page: String(page + 1), pageSize: '100' }),
      ),
    );
    expect(pages.map(({ total, data }) => [total, data.length])).toEqual([
      [460, 100],
      [460, 100],
      [460, 100],
      [460, 100],
      [460, 60],
    ]);
    expect(new Set(pages.flatMap(namesOf)).size).toBe(460);
    expect(namesOf(pages[0] ?? { data: [] })[0]).toBe('Kẹo dừa 459');
  });

  it('counts only what its filters leave', async () => {
    const { view } = await many();
    expect(await search(view, { q: 'keo dua', minRating: '1' })).toMatchObject({ total: 0, data: [] });
    expect((await search(view, { q: 'keo dua', stockStatus: 'in_stock' })).total).toBe(460);
  });
});

describe('a product whose sales grow', () => {
  it('moves to the front, and is still found once', async () => {
    const { view, save } = await market();
    const { card } = aProduct({ name: 'Nước mắm Cát Hải', facts: { id: 'cat-hai', sold: 1 } });
    await save(card);
    expect(namesOf(await search(view, { q: 'nuoc mam' }))).toHaveLength(3);
    await save({ ...card, sold: 5000 });
    expect(namesOf(await search(view, { q: 'nuoc mam' }))).toEqual([
      'Nước mắm Cát Hải',
      'Nước mắm Phú Quốc',
      'Nước mắm Nam Ô',
    ]);
    expect(namesOf(await search(view, { sortBy: 'sold' }))[0]).toBe('Nước mắm Cát Hải');
  });
});

describe('a slip is believed no further than it reaches', () => {
  const weavers = () =>
    productRows([
      aProduct({ name: 'Khăn dệt Hội An' }).card,
      shop('Tranh thêu phố cổ Hà Nội'),
      shop('Son dưỡng gấc'),
      shop('Dưỡng thể dầu dừa'),
      shop('Nồi gốm cổ điển'),
      shop('Nước mắm Nam Ô'),
    ]);

  it.each([
    ['dép cói', 'two short words wrong bear nobody out'],
    ['iphone', 'a name of another land is not taken apart'],
    ['sony', 'a short word keeps its letters'],
    ['giường', 'what could be a word of its own is one that is not sold here'],
    ['nồi cơm xanh', 'a guess has to stand beside what was typed right'],
    ['phô mai', 'though each of its words sounds like another'],
  ])('%s: %s', async (q) => {
    expect((await search((await weavers()).view, { q })).total).toBe(0);
    expect((await suggestProducts(q, 6, (await weavers()).view)).data).toEqual([]);
  });

  it('a guess counts where products write it beside a word typed right', async () => {
    const { view, save } = await weavers();
    expect(namesOf(await search(view, { q: 'nuoc nam o' }))).toEqual(['Nước mắm Nam Ô']);
    await save(shop('Nước yến, mắm tôm'));
    expect(namesOf(await search(view, { q: 'nuoc nam' }))).toEqual(['Nước mắm Nam Ô']);
  });

  it('never takes the place of what the text itself finds', async () => {
    const { view, save } = await weavers();
    await save(shop('Dép cói'));
    expect(namesOf(await search(view, { q: 'dep coi' }))).toEqual(['Dép cói']);
  });
});
