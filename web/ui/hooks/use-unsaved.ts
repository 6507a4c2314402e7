import { useEffect, useRef } from 'react';
import { sameValue } from '#web/platform/forms/conflict.ts';

/** Whether what is written on a screen without a form is other than it was at first; nothing is lost once it is saved. */
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
