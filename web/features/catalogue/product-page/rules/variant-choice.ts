import type { Product } from '#shared/catalogue/product.ts';
import { optionsOf, type VariantOption } from '#shared/catalogue/variant-options.ts';

export type Variant = Product['variants'][number];

/** The options chosen so far: none, or a colour without a size. */
export type Answers = readonly VariantOption[];
export type Choice = { value: string; chosen: boolean; soldOut: boolean; image: string | null };
export type ChoiceGroup = { name: string; choices: Choice[] };

const answerTo = (answers: Answers, name: string): string | undefined =>
  answers.find((option) => option.name === name)?.value;

const valueOf = (variant: Variant, name: string): string | undefined => answerTo(optionsOf(variant), name);

const distinct = (values: string[]): string[] => [...new Set(values)];

/** Returns option names ('Màu', 'Cỡ') if all variants share them: options are chosen one by one. */
function sharedQuestions(variants: readonly Variant[]): string[] | undefined {
  const names = variants.map((variant) => optionsOf(variant).map(({ name }) => name));
  const [first = []] = names;
  return names.every((other) => other.join('\n') === first.join('\n')) ? first : undefined;
}

const answersOf = (variants: readonly Variant[], variant: Variant): Answers =>
  sharedQuestions(variants) ? optionsOf(variant) : [{ name: variant.name, value: variant.value }];

/**
 * Returns the preselected options: only those without an alternative. A preselected size would often be wrong
 * and cause returns. If everything is sold out, one variant is selected, so that the buyer can subscribe to its
 * restock.
 */
export function firstAnswers(variants: readonly Variant[]): Answers {
  const [first] = variants;
  if (!first) return [];
  if (variants.length === 1 || variants.every(({ stock }) => stock === 0)) return answersOf(variants, first);
  return (sharedQuestions(variants) ?? []).flatMap((name) => {
    const [value = '', ...others] = distinct(variants.map((variant) => valueOf(variant, name) ?? ''));
    return others.length === 0 ? [{ name, value }] : [];
  });
}

/** Returns the variant that matches the chosen options; undefined while one is missing. */
export function selectedVariant(variants: readonly Variant[], answers: Answers): Variant | undefined {
  return variants.find((variant) =>
    answersOf(variants, variant).every(({ name, value }) => answerTo(answers, name) === value),
  );
}

/** Returns the cheapest variant, whose price is shown while none is chosen. */
export const cheapestVariant = (variants: readonly Variant[]): Variant | undefined =>
  variants.toSorted((a, b) => a.total - b.total)[0];

/** Returns groups without a choice; all of them if variants share no options and one is chosen at once. */
export function openQuestions(variants: readonly Variant[], answers: Answers): string[] {
  if (selectedVariant(variants, answers)) return [];
  const questions = sharedQuestions(variants);
  if (!questions) return distinct(variants.map(({ name }) => name));
  return questions.filter((name) => answerTo(answers, name) === undefined);
}

/** Returns the variant with this option that keeps most of the chosen options; in stock first. */
function variantWith(variants: readonly Variant[], answers: Answers, name: string, value: string) {
  const keeps = (variant: Variant) =>
    answers.filter((option) => valueOf(variant, option.name) === option.value).length;
  const [best] = variants
    .filter((variant) => valueOf(variant, name) === value)
    .toSorted((a, b) => keeps(b) - keeps(a) || Number(b.stock > 0) - Number(a.stock > 0));
  return best;
}

/** Returns the options after one more choice; earlier ones that do not fit change to fitting ones. */
export function answered(variants: readonly Variant[], answers: Answers, { name, value }: VariantOption) {
  if (!sharedQuestions(variants)) return [{ name, value }];
  const nearest = variantWith(variants, answers, name, value);
  if (!nearest) return answers;
  return optionsOf(nearest).filter(
    (option) => option.name === name || answerTo(answers, option.name) !== undefined,
  );
}

/** Returns an option's picture. Only the first group has them: the others look the same in every option. */
function imageOf(variants: readonly Variant[], questions: string[], name: string, value: string) {
  if (name !== questions[0]) return null;
  return variants.find((variant) => valueOf(variant, name) === value && variant.image)?.image ?? null;
}

function chosenOneByOne(variants: readonly Variant[], questions: string[], answers: Answers): ChoiceGroup[] {
  return questions.map((name) => ({
    name,
    choices: distinct(variants.map((variant) => valueOf(variant, name) ?? '')).map((value) => ({
      value,
      chosen: answerTo(answers, name) === value,
      soldOut: variantWith(variants, answers, name, value)?.stock === 0,
      image: imageOf(variants, questions, name, value),
    })),
  }));
}

/** Returns groups of variants that share no options: side by side, only one of all is chosen. */
function chosenAsAWhole(variants: readonly Variant[], answers: Answers): ChoiceGroup[] {
  return distinct(variants.map(({ name }) => name)).map((name) => ({
    name,
    choices: variants
      .filter((variant) => variant.name === name)
      .map(({ value, stock, image }) => ({
        value,
        chosen: answerTo(answers, name) === value,
        soldOut: stock === 0,
        image,
      })),
  }));
}

/** Returns the groups of options, given what is chosen so far. */
export function choiceGroups(variants: readonly Variant[], answers: Answers): ChoiceGroup[] {
  if (variants.length === 0) return [];
  const questions = sharedQuestions(variants);
  return questions ? chosenOneByOne(variants, questions, answers) : chosenAsAWhole(variants, answers);
}
