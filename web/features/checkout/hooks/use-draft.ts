import { useCallback, useState } from 'react';
import { readPersonal, savePersonal } from '#web/platform/person-storage.ts';
import { type Draft, fromStored, nextDraft, toStored } from '../rules/draft.ts';

const key = 'checkout';

const storedDraft = (): Draft => fromStored(readPersonal(key));

export type ChangeDraft = (change: Partial<Draft>) => void;

/** Keeps the draft of the checkout in the tab: signing in, another language or a reload lose nothing. */
export function useDraft() {
  const [draft, setDraft] = useState(storedDraft);
  const change = useCallback<ChangeDraft>((changes) => {
    setDraft((before) => {
      const after = { ...before, ...changes };
      savePersonal(key, toStored(after));
      return after;
    });
  }, []);
  return { draft, change };
}

/** Called after an order: the next one starts without its choices. */
export function forgetOrderDraft(): void {
  const known = readPersonal(key);
  // The buyer may have left meanwhile; then there is no draft to carry over.
  if (known !== undefined) savePersonal(key, toStored(nextDraft(fromStored(known))));
}
