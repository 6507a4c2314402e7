import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { Profile } from '../account.ts';

export type AskedCode = { profile: Profile; to: string; codeId: string };

/**
 * Way to deliver a code to a new address or number. The code is not stored; the sender derives it from its id.
 */
export type CodeSender = {
  /** Operations written in the same transaction as the pending change. */
  writes: (asked: AskedCode) => Operation<'too-many'>[];
  /**
   * Delivers the code after the write, for channels without a queue. Returns false if no message service took
   * it.
   */
  deliver?: (asked: AskedCode) => Promise<boolean>;
};
