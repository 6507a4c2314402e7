import { useEffect, useState } from 'react';
import type { Language } from '#shared/language.ts';
import type { Buyer } from './buyer.ts';
import type { Problems, problemsOf } from './draft-problems.ts';
import type { Chosen } from './order-body.ts';

type Check = typeof problemsOf;

/** The rules come after the page: nobody needs them before the button is pressed. */
const fetchRules = () => import('./draft-problems.ts');

const none: Problems = {};

/** What is missing or wrong. Nobody is told before they have had the chance to fill it in. */
export function useChecks(buyer: Buyer, chosen: Chosen, language: Language) {
  const [check, setCheck] = useState<Check>();
  /** How often the button was pressed. */
  const [attempts, setAttempts] = useState(0);
  useEffect(() => void fetchRules().catch(() => undefined), []);

  /** Whether the order may be sent. Rules that cannot be fetched are left to the server, which has them too. */
  const pass = async (): Promise<boolean> => {
    const rules = check ?? (await fetchRules().catch(() => undefined))?.problemsOf;
    setCheck(() => rules);
    setAttempts((before) => before + 1);
    return !rules || Object.keys(rules(buyer, chosen, language)).length === 0;
  };
  return { attempts, problems: attempts > 0 && check ? check(buyer, chosen, language) : none, pass };
}
