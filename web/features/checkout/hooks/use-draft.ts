import { useCallback, useState } from 'react';
import { recallOwn, rememberOwn } from '#web/platform/own-memory.ts';
import { type Draft, fromStored, nextDraft, toStored } from '../rules/draft.ts';

const key = 'checkout';

const storedDraft = (): Draft => fromStored(recallOwn(key));

export type ChangeDraft = (change: Partial<Draft>) => void;

/** What has been said so far, kept for the tab: signing in, another language or a reload lose none of it. */
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

/** The order is placed; the next one begins without what was said of it. */
export function forgetOrderDraft(): void {
  const known = recallOwn(key);
  // Whoever placed it may have left meanwhile: then there is nothing to go on from.
  if (known !== undefined) rememberOwn(key, toStored(nextDraft(fromStored(known))));
}
