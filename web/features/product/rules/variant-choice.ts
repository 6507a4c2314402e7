import type { Product } from '#shared/catalogue/product.ts';
import { optionsOf, type VariantOption } from '#shared/catalogue/variant-options.ts';

export type Variant = Product['variants'][number];

/** What was answered so far: no colour yet, or a colour without a size. */
export type Answers = readonly VariantOption[];
export type Choice = { value: string; chosen: boolean; soldOut: boolean; image: string | null };
export type ChoiceGroup = { name: string; choices: Choice[] };

const answerTo = (answers: Answers, name: string): string | undefined =>
  answers.find((option) => option.name === name)?.value;

const valueOf = (variant: Variant, name: string): string | undefined => answerTo(optionsOf(variant), name);

const distinct = (values: string[]): string[] => [...new Set(values)];

/** Every variant answers the same questions ('Màu' and 'Cỡ'), so that they can be chosen one by one. */
function sharedQuestions(variants: readonly Variant[]): string[] | undefined {
  const names = variants.map((variant) => optionsOf(variant).map(({ name }) => name));
  const [first = []] = names;
  return names.every((other) => other.join('\n') === first.join('\n')) ? first : undefined;
}

const answersOf = (variants: readonly Variant[], variant: Variant): Answers =>
  sharedQuestions(variants) ? optionsOf(variant) : [{ name: variant.name, value: variant.value }];

/**
 * The answers a page opens with: only those that leave nothing to choose. A size that nobody asked for is a parcel that
 * comes back. Where nothing can be had, one variant is shown, so that its return can be waited for.
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

/** The variant that the answers name; none while a question is open. */
export function chosenVariant(variants: readonly Variant[], answers: Answers): Variant | undefined {
  return variants.find((variant) =>
    answersOf(variants, variant).every(({ name, value }) => answerTo(answers, name) === value),
  );
}

/** The cheapest one, whose price is told while none is chosen. */
export const cheapestVariant = (variants: readonly Variant[]): Variant | undefined =>
  variants.toSorted((a, b) => a.total - b.total)[0];

/** The questions without an answer. Of variants of different kinds one is chosen among all, so all of them are open. */
export function openQuestions(variants: readonly Variant[], answers: Answers): string[] {
  if (chosenVariant(variants, answers)) return [];
  const questions = sharedQuestions(variants);
  if (!questions) return distinct(variants.map(({ name }) => name));
  return questions.filter((name) => answerTo(answers, name) === undefined);
}

/** The variant nearest to the answers that answers `name` with `value`: as many answers kept as possible, in stock first. */
function variantWith(variants: readonly Variant[], answers: Answers, name: string, value: string) {
  const keeps = (variant: Variant) =>
    answers.filter((option) => valueOf(variant, option.name) === option.value).length;
  const [best] = variants
    .filter((variant) => valueOf(variant, name) === value)
    .toSorted((a, b) => keeps(b) - keeps(a) || Number(b.stock > 0) - Number(a.stock > 0));
  return best;
}

/** The answers after one more; earlier ones that do not go together with it change to what does. */
export function answered(variants: readonly Variant[], answers: Answers, { name, value }: VariantOption) {
  if (!sharedQuestions(variants)) return [{ name, value }];
  const nearest = variantWith(variants, answers, name, value);
  if (!nearest) return answers;
  return optionsOf(nearest).filter(
    (option) => option.name === name || answerTo(answers, option.name) !== undefined,
  );
}

/** The values of the first question are told apart by their pictures; the others look alike whatever the size. */
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

/** Variants of different kinds stand side by side, and only one of all of them is chosen. */
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

/** What a shopper chooses between, group by group, as seen from what was answered so far. */
export function choiceGroups(variants: readonly Variant[], answers: Answers): ChoiceGroup[] {
  if (variants.length === 0) return [];
  const questions = sharedQuestions(variants);
  return questions ? chosenOneByOne(variants, questions, answers) : chosenAsAWhole(variants, answers);
}
