import { createContext, use } from 'react';
import type { Comment } from '#shared/discussion/comment.ts';
import type { Thread } from '../api/thread-queries.ts';
import type { MemberRule } from '#web/platform/session/use-member-rule.ts';
import type { useOutbox } from './use-outbox.ts';

export type ThreadValue = {
  thread: Thread;
  outbox: ReturnType<typeof useOutbox>;
  /** What keeps the reader from writing; undefined for those who may. */
  rule: MemberRule | undefined;
  /** The comments that lead to the one that the address names, whatever else is loaded. */
  branch: readonly Comment[];
};

export const ThreadContext = createContext<ThreadValue | undefined>(undefined);

/** Returns the discussion around a component. */
export function useThread(): ThreadValue {
  const value = use(ThreadContext);
  if (!value) throw new Error('There is no discussion around this component');
  return value;
}
