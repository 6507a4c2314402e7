import { useCallback, useState } from 'react';
import { recallOwn, rememberOwn } from '#web/platform/own-memory.ts';
import { type Draft, fromStored, nextDraft, toStored } from '../rules/draft.ts';

const key = 'checkout';

const storedDraft = (): Draft => fromStored(recallOwn(key));

export type ChangeDraft = (change: Partial<Draft>) => void;

/**
 * Returns the draft of the checkout, kept in the tab: signing in, another language or a reload lose nothing.
 */
export function useDraft() {
  const [draft, setDraft] = useState(storedDraft);
  const change = useCallback<ChangeDraft>((changes) => {
    setDraft((before) => {
      const after = { ...before, ...changes };
      rememberOwn(key, toStored(after));
      return after;
    });
  }, []);
  return { draft, change };
}

/** Called after an order: the next one starts without its choices. */
export function forgetOrderDraft(): void {
  const known = recallOwn(key);
  // The buyer may have left meanwhile; then there is no draft to carry over.
  if (known !== undefined) rememberOwn(key, toStored(nextDraft(fromStored(known))));
}
