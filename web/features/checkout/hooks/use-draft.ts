import { useCallback, useState } from 'react';
import { recallInTab, rememberInTab } from '#web/platform/memory/tab-memory.ts';
import { type Draft, fromStored, nextDraft, toStored } from '../rules/draft.ts';

const key = 'cholang-checkout';

const storedDraft = (): Draft => fromStored(recallInTab(key));

export type ChangeDraft = (change: Partial<Draft>) => void;

/** What has been said so far, kept for the tab: signing in, another language or a reload lose none of it. */
export function useDraft() {
  const [draft, setDraft] = useState(storedDraft);
  const change = useCallback<ChangeDraft>((changes) => {
    setDraft((before) => {
      const after = { ...before, ...changes };
      rememberInTab(key, toStored(after));
      return after;
    });
  }, []);
  return { draft, change };
}

/** The order is placed; the next one begins without what was said of it. */
export const forgetOrderDraft = (draft: Draft): void => rememberInTab(key, toStored(nextDraft(draft)));
