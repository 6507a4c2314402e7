import { useEffect, useState } from 'react';
import type { Language } from '#shared/values/language.ts';
import type { Buyer } from '../rules/buyer.ts';
import type * as draftRules from '../rules/draft-problems.ts';
import type { Part, Problems } from '../rules/draft-problems.ts';
import type { OrderChoices } from '../rules/order-body.ts';

type Rules = typeof draftRules;

/** The rules come after the page: nobody needs them before the button is pressed. */
const fetchRules = () => import('../rules/draft-problems.ts');

const none: Problems = {};

/**
 * What is missing or wrong. Nobody is told before they have had the chance to fill it in: a part that appears after the
 * button was pressed is quiet until it is pressed again.
 */
export function useChecks(buyer: Buyer, chosen: OrderChoices, language: Language) {
  const [rules, setRules] = useState<Rules>();
  /** How often the button was pressed, and for which parts of the page. */
  const [pressed, setPressed] = useState<{ times: number; parts: readonly Part[] }>({ times: 0, parts: [] });
  useEffect(() => void fetchRules().catch(() => undefined), []);

  /** Whether the order may be sent. Rules that cannot be fetched are left to the server, which has them too. */
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
    /** The same for the address, whose boxes check themselves. */
    placeAttempts: isAsked('place') ? pressed.times : 0,
    problems: Object.fromEntries(Object.entries(found).filter(([name]) => isAsked(name))) as Problems,
    pass,
  };
}
