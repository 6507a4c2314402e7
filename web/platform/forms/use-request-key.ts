import { useRef } from 'react';
import { newId } from '#shared/values/ids.ts';
import { sameValue } from './conflict.ts';

/**
 * The key under which a form is sent: the same until it was answered, so that a repeat is one request. Other words are
 * another request, unless the key is `kept`: then the server says that they are not what it did.
 */
export function useRequestKey(kept: boolean) {
  const open = useRef<{ key: string; body: unknown }>(undefined);
  return {
    keyFor: (body: unknown): string => {
      if (!open.current || (!kept && !sameValue(open.current.body, body)))
        open.current = { key: newId(), body };
      return open.current.key;
    },
    /** It is known what became of it: whatever is sent now is another. */
    settle: (): void => {
      open.current = undefined;
    },
  };
}
