import { describe, expect, it } from 'vitest';
import { choiceGroups, firstVariant, type Variant } from '#web/features/product/rules/variant-choice.ts';

const aVariant = (name: string, value: string, stock = 3, image: string | null = null): Variant => ({
  id: value,
  name,
  value,
  sku: value,
  additionalPrice: 0,
  total: 100_000,
  stock,
  image,
  warehouses: [],
});

const shirts = [
  aVariant('Màu / Cỡ', 'Đỏ / M', 3, '/do.webp'),
  aVariant('Màu / Cỡ', 'Đỏ / L', 0),
  aVariant('Màu / Cỡ', 'Xanh / M', 5, '/xanh.webp'),
  aVariant('Màu / Cỡ', 'Xanh / XL', 2),
];
const variant = (id: string) => shirts.find((known) => known.id === id);
const seenFrom = (id: string) =>
  choiceGroups(shirts, variant(id)).map(({ name, choices }) => [
    name,
    ...choices.map(
      ({ value, variantId, chosen, soldOut }) =>
        `${chosen ? '●' : '○'} ${value} → ${variantId}${soldOut ? ' (hết)' : ''}`,
    ),
  ]);

describe('two questions at once', () => {
  it('keeps the other answer where it can, and says what is sold out with it', () => {
    expect(seenFrom('Đỏ / M')).toEqual([
      ['Màu', '● Đỏ → Đỏ / M', '○ Xanh → Xanh / M'],
      ['Cỡ', '● M → Đỏ / M', '○ L → Đỏ / L (hết)', '○ XL → Xanh / XL'],
    ]);
  });

  it('leads to one that exists when the two do not go together', () => {
    expect(seenFrom('Xanh / XL')).toEqual([
      ['Màu', '○ Đỏ → Đỏ / M', '● Xanh → Xanh / XL'],
      ['Cỡ', '○ M → Xanh / M', '○ L → Đỏ / L (hết)', '● XL → Xanh / XL'],
    ]);
  });

  it('shows pictures only for the first question', () => {
    const [colours, sizes] = choiceGroups(shirts, shirts[0]);
    expect(colours?.choices.map(({ image }) => image)).toEqual(['/do.webp', '/xanh.webp']);
    expect(sizes?.choices.map(({ image }) => image)).toEqual([null, null, null]);
  });
});

describe('other shapes', () => {
  it('one question is one group', () => {
    const sizes = [aVariant('Size', 'M'), aVariant('Size', 'L', 0)];
    expect(choiceGroups(sizes, sizes[0])).toMatchObject([
      {
        name: 'Size',
        choices: [
          { value: 'M', chosen: true, soldOut: false },
          { value: 'L', chosen: false, soldOut: true },
        ],
      },
    ]);
  });

  it('different kinds of variants stand side by side, one chosen of all', () => {
    const mixed = [aVariant('Gói', '500 g'), aVariant('Gói', '1 kg'), aVariant('Quà', 'Hộp tre')];
    expect(
      choiceGroups(mixed, mixed[2]).map(({ name, choices }) => [name, choices.map(({ chosen }) => chosen)]),
    ).toEqual([
      ['Gói', [false, false]],
      ['Quà', [true]],
    ]);
  });

  it('a slash in the value alone asks nothing more', () => {
    const halves = [aVariant('Quy cách', '1 / 2 con')];
    expect(choiceGroups(halves, halves[0])[0]?.name).toBe('Quy cách');
  });

  it('nothing to choose, no groups', () => expect(choiceGroups([], undefined)).toEqual([]));
});

describe('before anything is chosen', () => {
  it.each([
    [[0, 2, 3], 1],
    [[0, 0], 0],
    [[4], 0],
  ])('with %j in stock shows number %i', (stocks, place) => {
    const variants = stocks.map((stock, at) => aVariant('Cỡ', String(at), stock));
    expect(firstVariant(variants)?.id).toBe(String(place));
  });
});
