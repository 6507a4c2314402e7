import { useEffect, useRef } from 'react';
import { isSameValue } from '#web/platform/forms/conflict.ts';

/** Tells whether input outside a form differs from its first value; saving resets that. */
export function useUnsaved(written: unknown) {
  const first = useRef(written);
  const latest = useRef(written);
  const isSaved = useRef(false);
  useEffect(() => {
    latest.current = written;
  });
  return {
    unsaved: (): boolean => !isSaved.current && !isSameValue(first.current, latest.current),
    saved: (): void => {
      isSaved.current = true;
    },
  };
}
