import type { Product } from '#shared/catalogue/product.ts';
import { optionsOf } from '#shared/catalogue/variant-options.ts';

export type Variant = Product['variants'][number];

/** One value one can press, and the variant that pressing it leads to. */
export type Choice = {
  value: string;
  variantId: string;
  chosen: boolean;
  soldOut: boolean;
  image: string | null;
};
export type ChoiceGroup = { name: string; choices: Choice[] };

/** What the page shows before anything is chosen: the first one that can be had. */
export const firstVariant = (variants: readonly Variant[]): Variant | undefined =>
  variants.find(({ stock }) => stock > 0) ?? variants[0];

const valueOf = (variant: Variant, name: string): string | undefined =>
  optionsOf(variant).find((option) => option.name === name)?.value;

const distinct = (values: string[]): string[] => [...new Set(values)];

/** Every variant answers the same questions ('Màu' and 'Cỡ'), so that they can be chosen one by one. */
function sharedQuestions(variants: readonly Variant[]): string[] | undefined {
  const names = variants.map((variant) => optionsOf(variant).map(({ name }) => name));
  const [first = []] = names;
  return names.every((other) => other.join('\n') === first.join('\n')) ? first : undefined;
}

/** The variant nearest to the one chosen that answers `name` with `value`: as many answers kept as possible, in stock first. */
function variantWith(variants: readonly Variant[], chosen: Variant, name: string, value: string) {
  const keeps = (variant: Variant) =>
    optionsOf(chosen).filter((option) => valueOf(variant, option.name) === option.value).length;
  const [best] = variants
    .filter((variant) => valueOf(variant, name) === value)
    .toSorted((a, b) => keeps(b) - keeps(a) || Number(b.stock > 0) - Number(a.stock > 0));
  return best;
}

/** The values of the first question are told apart by their pictures; the others look alike whatever the size. */
function imageOf(variants: readonly Variant[], questions: string[], name: string, value: string) {
  if (name !== questions[0]) return null;
  return variants.find((variant) => valueOf(variant, name) === value && variant.image)?.image ?? null;
}

function chosenOneByOne(variants: readonly Variant[], questions: string[], chosen: Variant): ChoiceGroup[] {
  return questions.map((name) => ({
    name,
    choices: distinct(variants.map((variant) => valueOf(variant, name) ?? '')).flatMap((value) => {
      const variant = variantWith(variants, chosen, name, value);
      if (!variant) return [];
      const image = imageOf(variants, questions, name, value);
      return [
        {
          value,
          variantId: variant.id,
          chosen: valueOf(chosen, name) === value,
          soldOut: variant.stock === 0,
          image,
        },
      ];
    }),
  }));
}

/** Variants of different kinds stand side by side, and only one of all of them is chosen. */
function chosenAsAWhole(variants: readonly Variant[], chosen: Variant): ChoiceGroup[] {
  return distinct(variants.map(({ name }) => name)).map((name) => ({
    name,
    choices: variants
      .filter((variant) => variant.name === name)
      .map(({ id, value, stock, image }) => ({
        value,
        variantId: id,
        chosen: id === chosen.id,
        soldOut: stock === 0,
        image,
      })),
  }));
}

/** What a shopper chooses between, group by group, as seen from the variant chosen now. */
export function choiceGroups(variants: readonly Variant[], chosen: Variant | undefined): ChoiceGroup[] {
  if (!chosen) return [];
  const questions = sharedQuestions(variants);
  return questions ? chosenOneByOne(variants, questions, chosen) : chosenAsAWhole(variants, chosen);
}
