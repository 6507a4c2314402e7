import { createContext, use } from 'react';
import type { Thread } from '../api/thread-queries.ts';
import type { useOutbox } from './use-outbox.ts';

export type ThreadValue = { thread: Thread; outbox: ReturnType<typeof useOutbox>; mayWrite: boolean };

export const ThreadContext = createContext<ThreadValue | undefined>(undefined);

/** Returns the discussion around a component. */
export function useThread(): ThreadValue {
  const value = use(ThreadContext);
  if (!value) throw new Error('There is no discussion around this component');
  return value;
}
