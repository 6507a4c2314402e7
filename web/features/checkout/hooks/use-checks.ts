import { useEffect, useState } from 'react';
import type { Language } from '#shared/values/language.ts';
import type { Buyer } from '../rules/buyer.ts';
import type * as draftRules from '../rules/draft-problems.ts';
import type { Part, Problems } from '../rules/draft-problems.ts';
import type { OrderChoices } from '../rules/order-body.ts';

type Rules = typeof draftRules;

/** The rules are fetched after the page, because nobody needs them before the button is pressed. */
const fetchRules = () => import('../rules/draft-problems.ts');

const none: Problems = {};

/**
 * Returns missing or invalid fields. A part that appears after the button was pressed shows no errors until it
 * is pressed again, so that the buyer can fill it in first.
 */
export function useChecks(buyer: Buyer, chosen: OrderChoices, language: Language) {
  const [rules, setRules] = useState<Rules>();
  /** Number of clicks on the button, and the parts of the page they covered. */
  const [pressed, setPressed] = useState<{ times: number; parts: readonly Part[] }>({ times: 0, parts: [] });
  useEffect(() => void fetchRules().catch(() => undefined), []);

  /** Tells whether the order may be sent. If the rules cannot be fetched, the server's validation decides. */
  const pass = async (): Promise<boolean> => {
    const known = rules ?? (await fetchRules().catch(() => undefined));
    setRules(known);
    setPressed(({ times, parts }) => ({
      times: times + 1,
      parts: [...new Set([...parts, ...(known?.partsOf(buyer, chosen) ?? [])])],
    }));
    return !known || Object.keys(known.problemsOf(buyer, chosen, language)).length === 0;
  };
  const isAsked = (name: string) =>
    pressed.parts.some((part) => name === part || name.startsWith(`${part}.`));
  const found = rules && pressed.times > 0 ? rules.problemsOf(buyer, chosen, language) : none;
  return {
    attempts: pressed.times,
    /** Number of clicks for the address, whose fields validate themselves. */
    placeAttempts: isAsked('place') ? pressed.times : 0,
    problems: Object.fromEntries(Object.entries(found).filter(([name]) => isAsked(name))) as Problems,
    pass,
  };
}
