import { useRef, useState } from 'react';
import {
  answered,
  cheapestVariant,
  choiceGroups,
  selectedVariant,
  firstAnswers,
  openQuestions,
  type Variant,
} from '../rules/variant-choice.ts';

export type VariantChoice = ReturnType<typeof useVariantChoice>;

/** Returns the choice of a variant, and the error if a button is pressed before one is chosen. */
export function useVariantChoice(variants: readonly Variant[]) {
  const [answers, setAnswers] = useState(() => firstAnswers(variants));
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const variant = selectedVariant(variants, answers);
  const open = openQuestions(variants, answers);

  /** Returns whether everything is chosen; if not, the first open group is marked and focused. */
  const complete = (): boolean => {
    if (open.length === 0) return true;
    setAsked(true);
    const group = place.current?.querySelector<HTMLElement>('[data-open-question]');
    group?.scrollIntoView({ block: 'center' });
    group?.querySelector<HTMLElement>('[role="radio"]')?.focus({ preventScroll: true });
    return false;
  };

  return {
    variant,
    /** Variant whose price and delivery are shown: the chosen one, before that the cheapest. */
    shown: variant ?? cheapestVariant(variants),
    /** True if another choice may cost more than the shown price. */
    isFrom: !variant && new Set(variants.map(({ total }) => total)).size > 1,
    groups: choiceGroups(variants, answers),
    open,
    isAsked,
    place,
    choose: (name: string, value: string) => setAnswers(answered(variants, answers, { name, value })),
    complete,
  };
}
