import { useEffect, useState, useSyncExternalStore } from 'react';
import { createAutosaver, type AutosaveOptions } from './autosaver.ts';

const restMilliseconds = 2000;

/** Saves a draft on the server two seconds after the latest change, when the tab is hidden and when it is left. */
export function useAutosave<Draft>(
  draft: Draft,
  { save, delay = restMilliseconds }: Partial<AutosaveOptions<Draft>> & Pick<AutosaveOptions<Draft>, 'save'>,
) {
  const [autosaver] = useState(() => createAutosaver(draft, { save, delay }));
  useEffect(() => autosaver.saveWith(save), [autosaver, save]);
  useEffect(() => autosaver.change(draft), [autosaver, draft]);
  useEffect(() => autosaver.follow(), [autosaver]);
  const state = useSyncExternalStore(autosaver.subscribe, autosaver.state);
  const { flush, stop, resume } = autosaver;
  return { ...state, flush, stop, resume };
}
