import { describe, expect, it } from 'vitest';
import { Product } from '#shared/catalogue/index.ts';
import { toProduct } from '#functions/domain/catalogue/views/product-record.ts';
import { isNamedTax, priceParts, taxTone } from '#web/features/catalogue/product-page/rules/price-parts.ts';
import { mediaOf, placeOfPicture } from '#web/features/catalogue/product-page/rules/product-media.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';

const shown = (given: Parameters<typeof aProduct>[0]) => Product.parse(toProduct(aProduct(given)));
const variant = { name: 'Cỡ', sku: 'X', additionalPrice: 0, stock: 1 };

describe('the price block', () => {
  const category = aCategory({ name: 'Gạo', group: 'b' });
  const rice = shown({ name: 'Gạo', price: 99_999, basePrice: 144_000, taxType: 'eight', category });

  it('tells price, tax, total, discount and what members earn', () => {
    expect(priceParts(rice)).toEqual({
      before: 99_999,
      tax: 8_000,
      total: 107_999,
      struck: 144_000,
      off: 25,
      earned: 20_000,
      groupLabel: '30%',
    });
  });

  it('strikes through what a variant itself cost, where that is more', () => {
    const large = { additionalPrice: 20_001, total: 129_600, basePrice: 162_000 };
    expect(priceParts(rice, large)).toMatchObject({ struck: 162_000, off: 20 });
  });

  it('counts what a variant adds before tax', () => {
    expect(priceParts(rice, { additionalPrice: 20_001, total: 129_600 })).toEqual({
      before: 120_000,
      tax: 9_600,
      total: 129_600,
      struck: 144_000,
      off: 10,
      earned: 24_000,
      groupLabel: '30%',
    });
  });

  it('has no discount without a list price above the total', () => {
    expect(priceParts({ ...rice, basePrice: 107_999 }).off).toBe(0);
    expect(priceParts({ ...rice, basePrice: 0 }).off).toBe(0);
  });

  it.each([
    [0, 'jade'],
    [5, 'jade'],
    [5.5, 'sky'],
    [8, 'sky'],
    [10, 'gold'],
  ])('%d %% of tax looks %s', (rate, tone) => expect(taxTone(rate)).toBe(tone));

  it('names three taxes', () =>
    expect(['kct', 'kkknt', 'khac', 'zero', 'ten'].filter(isNamedTax)).toEqual(['kct', 'kkknt', 'khac']));
});

describe('the gallery', () => {
  const lantern = shown({
    name: 'Đèn lồng',
    image: '/media/main.webp',
    ground: 6,
    media: [
      { type: 'image', url: '/media/side.webp', alt: '' },
      { type: 'video', url: '', alt: 'Thắp đèn', playbackId: 'den long' },
    ],
    variants: [
      { ...variant, value: 'Đỏ', image: '/media/main.webp' },
      { ...variant, value: 'Vàng', sku: 'DEN-VANG', image: '/media/yellow.webp' },
    ],
  });
  const items = mediaOf(lantern);

  it('begins with the main picture and ends with those only variants have, each once', () => {
    expect(items.map(({ src }) => src)).toEqual([
      '/media/main.webp',
      '/media/side.webp',
      '/media/videos/den%20long/master.m3u8',
      '/media/yellow.webp',
    ]);
  });

  it('finds videos by their playback id, with a still', () => {
    expect(items[2]).toMatchObject({
      kind: 'video',
      poster: '/media/videos/den%20long/poster.webp',
      alt: 'Thắp đèn',
    });
  });

  it('sets each view on the next ground, and tells what is seen', () => {
    expect(items.map(({ ground }) => ground)).toEqual([6, 1, 2, 3]);
    expect(items.map(({ alt }) => alt)).toEqual(['Đèn lồng', 'Đèn lồng', 'Thắp đèn', 'Đèn lồng, Vàng']);
  });

  it('turns to the picture of a variant', () => {
    expect(placeOfPicture(items, '/media/yellow.webp')).toBe(3);
    expect(placeOfPicture(items, null)).toBe(-1);
  });
});
