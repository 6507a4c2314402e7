import { useRef } from 'react';
import { newId } from '#shared/values/ids.ts';
import { isSameValue } from './conflict.ts';

/**
 * Returns the idempotency key of a form. It stays the same until the server has answered, so that a repeat
 * counts as one request. A changed body gets a new key, unless the key is `kept`: then the server reports that
 * the body differs.
 */
export function useRequestKey(kept: boolean) {
  const open = useRef<{ key: string; body: unknown }>(undefined);
  return {
    keyFor: (body: unknown): string => {
      if (!open.current || (!kept && !isSameValue(open.current.body, body)))
        open.current = { key: newId(), body };
      return open.current.key;
    },
    /** Called when the result is known: the next request gets a new key. */
    settle: (): void => {
      open.current = undefined;
    },
  };
}
