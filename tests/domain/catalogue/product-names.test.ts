import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#shared/values/ids.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { setSelling } from '#functions/domain/catalogue/products/set-selling.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aSavingShop, brand, far } from './saving-world.ts';

let shop: ReturnType<typeof aSavingShop>;
beforeEach(() => {
  shop = aSavingShop();
});

const claim = (key: { pk: string; sk: string }) => ({ ...key, entity: 'claim', productId: 'other' });

describe('the names of a new product', () => {
  const derived = { codeDerived: true };
  const named = { name: 'Trà sen Tây Hồ', code: 'TRASENTAYH' };
  const takeCodes = (...codes: string[]) => shop.put(codes.map((code) => claim(productKeys.codeClaim(code))));
  const numbered = (from: number, to: number, stem: (number: number) => string) =>
    Array.from({ length: to - from + 1 }, (_, nth) => stem(from + nth));
  const codeStem = (number: number) => `${'TRASENTAYH'.slice(0, 10 - `-${number}`.length)}-${number}`;

  it('are the first number that is free, within ten characters', async () => {
    takeCodes('TRASENTAYH', ...numbered(2, 9, codeStem));
    expect((await shop.make(named, shop.table, derived)).code).toBe('TRASENT-10');
  });

  it('are looked for among two hundred and no more', async () => {
    takeCodes('TRASENTAYH', ...numbered(2, 199, codeStem));
    expect((await shop.make(named, shop.table, derived)).code).toBe('TRASEN-200');
    expect(await refusalOf(shop.make(named, shop.table, derived))).toBe('PRODUCT_CODE_EXISTS');
    const slugs = ['tra-sen-tay-ho', ...numbered(2, 200, (number) => `tra-sen-tay-ho-${number}`)];
    shop.put(slugs.map((slug) => claim(productKeys.slugClaim(slug))));
    expect(await refusalOf(shop.make({ ...named, code: 'X' }))).toBe('SLUG_EXISTS');
  });

  it('give SKUs that were made of the code the new one, no longer than forty characters', async () => {
    takeCodes('TRASENTAYH');
    const variant = (value: string, sku: string) => ({
      name: 'Gói',
      value,
      sku,
      additionalPrice: 0,
      stock: 0,
    });
    const long = `TRASENTAYH-${'x'.repeat(29)}`;
    const variants = [variant('A', long), variant('B', 'TRASENTAYHX-1'), variant('C', 'TRASENTAYH-1')];
    const short = { ...named, code: 'T', variants: [variant('A', `T-${'x'.repeat(38)}`)], slug: 't' };
    const made = await shop.make({ ...named, variants }, shop.table, derived);
    expect(made.variants.map(({ sku }) => sku)).toEqual([
      `TRASENTA-2-${'x'.repeat(29)}`,
      'TRASENTAYHX-1',
      'TRASENTA-2-1',
    ]);
    takeCodes('T');
    const cut = await shop.make(short, shop.table, derived);
    expect([cut.code, cut.variants[0]?.sku]).toEqual(['T-2', `T-2-${'x'.repeat(36)}`]);
  });

  it.each([
    ['a code made of the name', derived, {}, ['GN-2', 'gao-nep-2']],
    ['an address made of the name', {}, { code: 'GN-9' }, ['GN-9', 'gao-nep-2']],
  ])('%s, is the next where another is quicker', async (_, asking, given, expected) => {
    const { table, happened } = meanwhile(shop.table, () => shop.make());
    const { code, slug } = await shop.make({ code: 'GN', ...given }, table, asking);
    expect([happened(), [code, slug]]).toEqual([
      true,
      'codeDerived' in asking ? ['GN', 'gao-nep-2'] : expected,
    ]);
  });

  it.each([
    ['a code that was typed', { slug: undefined }, {}, 'PRODUCT_CODE_EXISTS'],
    ['an address that was typed', { slug: 'gao-nep', code: 'GN' }, derived, 'SLUG_EXISTS'],
  ])('%s, are refused where another is quicker', async (_, given, asking, refusal) => {
    const { table, happened } = meanwhile(shop.table, () => shop.make());
    expect(await refusalOf(shop.make(given, table, asking))).toBe(refusal);
    expect(happened()).toBe(true);
  });

  it('follow once more where the derived code was taken at that moment', async () => {
    const { table, happened } = meanwhile(shop.table, () => shop.make({ name: 'Khác' }));
    expect((await shop.make({}, table, derived)).code).toBe('GN-1-2');
    expect(happened()).toBe(true);
  });
});

describe('a request for a product', () => {
  const asking = { clientRequestId: 'mot-lan-thoi' };

  it('that has made one is answered by it as it is now, or by nothing where it is gone', async () => {
    const { id } = await shop.make({}, shop.table, asking);
    await shop.change(id, { name: 'Khác' });
    expect(await shop.make({}, shop.table, asking)).toMatchObject({ id, name: 'Khác', revision: 2 });
    await shop.take(productKeys.card(id));
    expect(await refusalOf(shop.make({}, shop.table, asking))).toBe('PRODUCT_NOT_FOUND');
  });

  it('is another where the code is to follow the name', async () => {
    await shop.make({}, shop.table, asking);
    expect(await refusalOf(shop.make({}, shop.table, { ...asking, codeDerived: true }))).toBe(
      'REQUEST_DIFFERS',
    );
  });

  it('looks again where a part of its combo changed meanwhile', async () => {
    const one = await shop.make({ name: 'Trà', code: 'TRA' });
    const two = await shop.make({ name: 'Chén', code: 'CHEN' });
    const parts = [one, two].map(({ id }) => ({ productId: id, quantity: 1 }));
    const combo = { name: 'Hộp', code: 'HOP', type: 'combo', parts, stock: [] };
    const { table, happened } = meanwhile(shop.table, () => shop.change(one.id, { price: 70_000 }));
    const made = await shop.make(combo, table);
    expect([happened(), made.contents?.map(({ total }) => total)]).toEqual([true, [70_000, 50_000]]);
  });
});

describe('putting a product on sale', () => {
  const set = (id: string, isActive: boolean, table = shop.table) =>
    setSelling(shop.savingAt(table, '2026-12-01T00:00:00.000Z'), { id, isActive });

  it('changes that alone, and nothing when it is so already', async () => {
    const { id } = await shop.make({ barCode: '893', brandId: brand.id });
    expect(await set(id, true)).toEqual({ id, isActive: true, allowsSale: true, changed: false });
    const before = await shop.now(id);
    expect(await set(id, false)).toEqual({ id, isActive: false, allowsSale: false, changed: true });
    const after = await shop.now(id);
    expect(after.card).toEqual({
      ...before.card,
      isActive: false,
      revision: 2,
      updatedAt: '2026-12-01T00:00:00.000Z',
    });
    expect(after.detail.history).toEqual([{ revision: 2, changed: ['isActive'] }]);
    expect(await refusalOf(set('nothing', true))).toBe('PRODUCT_NOT_FOUND');
  });

  it('is done over what somebody else saves at that moment', async () => {
    const { id } = await shop.make();
    const { table, happened } = meanwhile(shop.table, () => shop.change(id, { price: 60_000 }));
    expect(await set(id, false, table)).toMatchObject({ changed: true });
    const { card } = await shop.now(id);
    expect([happened(), card.price, card.isActive, card.revision]).toEqual([true, 60_000, false, 3]);
  });
});

describe('the pictures of a saved product', () => {
  const address = (id: string) => `/media/products/${id}/{width}.webp`;
  const [one, two, three] = [newId(), newId(), newId()] as const;

  it('come in the order that is said, under the words they had, before its videos', async () => {
    const video = { type: 'video' as const, url: '/media/v/a.mp4', alt: 'Phim' };
    const media = [{ type: 'image', url: '/media/a.webp', alt: 'Cũ' }, video];
    const { id } = await shop.make({ media, image: '/media/a.webp' });
    expect((await shop.now(id)).detail.media.map(({ url }) => url)).toEqual([
      '/media/a.webp',
      '/media/v/a.mp4',
    ]);
    const images = [
      { url: '/media/b.webp', sortOrder: 2 },
      { url: '/media/a.webp', sortOrder: 1 },
    ];
    await shop.change(id, { images, media, image: '/media/x.webp', thumbnail: '/media/b.webp' });
    const { card, detail } = await shop.now(id);
    expect(card.image).toBe('/media/b.webp');
    expect(detail.media.map(({ url, alt }) => [url, alt])).toEqual([
      ['/media/a.webp', 'Cũ'],
      ['/media/b.webp', 'Gạo nếp'],
      ['/media/v/a.mp4', 'Phim'],
    ]);
    await shop.change(id, { images: [], image: '/media/x.webp' });
    expect(await shop.now(id)).toMatchObject({ card: { image: '/media/x.webp' }, detail: { media: [] } });
    await shop.change(id, { thumbnail: '/media/b.webp', image: '/media/x.webp' });
    expect((await shop.now(id)).card.image).toBe('/media/b.webp');
  });

  it('are kept from then on: its card’s, those of its page and those of its variants, each once', async () => {
    for (const id of [one, two, three]) shop.upload(id, { expiresAt: 1 });
    const image = address(one);
    const media = [one, two].map((id) => ({ type: 'image', url: address(id), alt: '' }));
    const variants = [
      { name: 'Cỡ', value: 'M', sku: 'M', additionalPrice: 0, stock: 0, image: address(three) },
    ];
    const { id } = await shop.make({ image, media, variants, stock: [{ warehouseId: far.id, onHand: 0 }] });
    for (const upload of [one, two, three]) {
      const kept = await shop.uploadNow(upload);
      expect([kept?.attachedTo, kept?.expiresAt]).toEqual([`product#${id}`, undefined]);
    }
    // What was shown before is not asked about again.
    shop.upload(one, { status: 'removed' });
    const { stock: _stock, ...variant } = variants[0] ?? { stock: 0 };
    expect((await shop.change(id, { image, media, variants: [variant] })).revision).toBe(2);
  });

  it.each([
    ['that was taken away', { status: 'removed' }],
    ['that never arrived', { seenAt: undefined }],
    ['of something else', { kind: 'shopImages' }],
  ] as const)('are refused where one is an upload %s', async (_, given) => {
    shop.upload(one, given);
    expect(await refusalOf(shop.make({ image: address(one) }))).toBe('UNKNOWN_UPLOAD');
    const { id } = await shop.make();
    expect(await refusalOf(shop.change(id, { image: address(one) }))).toBe('UNKNOWN_UPLOAD');
    expect(await refusalOf(shop.make({ code: 'B', image: address(two) }))).toBe('UNKNOWN_UPLOAD');
  });
});
