import { useEffect, useRef } from 'react';
import { sameValue } from '#web/platform/forms/conflict.ts';

/**
 * Tells whether the input on a screen without a form differs from its first value; after saving, nothing is
 * unsaved.
 */
export function useUnsaved(written: unknown) {
  const first = useRef(written);
  const latest = useRef(written);
  const isSaved = useRef(false);
  useEffect(() => {
    latest.current = written;
  });
  return {
    unsaved: (): boolean => !isSaved.current && !sameValue(first.current, latest.current),
    saved: (): void => {
      isSaved.current = true;
    },
  };
}
