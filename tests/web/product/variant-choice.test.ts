import { describe, expect, it } from 'vitest';
import {
  answered,
  cheapestVariant,
  choiceGroups,
  selectedVariant,
  firstAnswers,
  openQuestions,
  type Answers,
  type Variant,
} from '#web/features/catalogue/product-page/rules/variant-choice.ts';

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
const redM: Answers = [
  { name: 'Màu', value: 'Đỏ' },
  { name: 'Cỡ', value: 'M' },
];
const viewAs = (answers: Answers) =>
  choiceGroups(shirts, answers).map(({ name, choices }) => [
    name,
    ...choices.map(
      ({ value, chosen, soldOut }) => `${chosen ? '●' : '○'} ${value}${soldOut ? ' (hết)' : ''}`,
    ),
  ]);
const press = (answers: Answers, name: string, value: string) => answered(shirts, answers, { name, value });

describe('two questions at once', () => {
  it('says what is chosen, and what is sold out with it', () => {
    expect(viewAs(redM)).toEqual([
      ['Màu', '● Đỏ', '○ Xanh'],
      ['Cỡ', '● M', '○ L (hết)', '○ XL'],
    ]);
  });

  it('an answer to one leaves the other open', () => {
    const green = press([], 'Màu', 'Xanh');
    expect(viewAs(green)).toEqual([
      ['Màu', '○ Đỏ', '● Xanh'],
      ['Cỡ', '○ M', '○ L (hết)', '○ XL'],
    ]);
    expect([selectedVariant(shirts, green), openQuestions(shirts, green)]).toEqual([undefined, ['Cỡ']]);
  });

  it('keeps the other answer where the two go together', () => {
    expect(selectedVariant(shirts, press(redM, 'Màu', 'Xanh'))?.id).toBe('Xanh / M');
  });

  it('leads to one that exists when the two do not go together', () => {
    expect(selectedVariant(shirts, press(redM, 'Cỡ', 'XL'))?.id).toBe('Xanh / XL');
  });

  it('a value that no variant has changes nothing', () => {
    expect(press(redM, 'Cỡ', 'XXL')).toEqual(redM);
  });

  it('shows pictures only for the first question', () => {
    const [colours, sizes] = choiceGroups(shirts, redM);
    expect(colours?.choices.map(({ image }) => image)).toEqual(['/do.webp', '/xanh.webp']);
    expect(sizes?.choices.map(({ image }) => image)).toEqual([null, null, null]);
  });
});

describe('other shapes', () => {
  it('one question is one group', () => {
    const sizes = [aVariant('Size', 'M'), aVariant('Size', 'L', 0)];
    expect(choiceGroups(sizes, [{ name: 'Size', value: 'M' }])).toMatchObject([
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
    const box = answered(mixed, [{ name: 'Gói', value: '1 kg' }], { name: 'Quà', value: 'Hộp tre' });
    expect(
      choiceGroups(mixed, box).map(({ name, choices }) => [name, choices.map(({ chosen }) => chosen)]),
    ).toEqual([
      ['Gói', [false, false]],
      ['Quà', [true]],
    ]);
    expect([openQuestions(mixed, box), openQuestions(mixed, [])]).toEqual([[], ['Gói', 'Quà']]);
  });

  it('a slash in the value alone asks nothing more', () => {
    const halves = [aVariant('Quy cách', '1 / 2 con')];
    expect(choiceGroups(halves, [])[0]?.name).toBe('Quy cách');
  });

  it('nothing to choose, no groups', () => expect(choiceGroups([], [])).toEqual([]));
});

describe('before anything is chosen', () => {
  it('nothing is chosen where sizes differ', () => {
    const sizes = [aVariant('Cỡ', 'M'), aVariant('Cỡ', 'L', 0)];
    expect([firstAnswers(sizes), openQuestions(sizes, firstAnswers(sizes))]).toEqual([[], ['Cỡ']]);
  });

  it('an only variant needs no choice', () => {
    const only = [aVariant('Cỡ', 'M')];
    expect(selectedVariant(only, firstAnswers(only))?.id).toBe('M');
  });

  it('a question with one answer is answered', () => {
    const red = [aVariant('Màu / Cỡ', 'Đỏ / M'), aVariant('Màu / Cỡ', 'Đỏ / L')];
    expect(firstAnswers(red)).toEqual([{ name: 'Màu', value: 'Đỏ' }]);
  });

  it('where nothing can be had one is shown, whose return can be waited for', () => {
    const gone = [aVariant('Cỡ', 'M', 0), aVariant('Quà', 'Hộp tre', 0)];
    expect(selectedVariant(gone, firstAnswers(gone))?.id).toBe('M');
  });

  it('what has no variants has no answers', () => expect(firstAnswers([])).toEqual([]));

  it('the cheapest tells the price', () => {
    const [small, large] = [aVariant('Cỡ', 'M'), aVariant('Cỡ', 'L')];
    expect(cheapestVariant([{ ...large, total: 120_000 }, small])?.id).toBe('M');
  });
});
