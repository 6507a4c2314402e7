import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { Profile } from '../account.ts';

type AskedCode = { profile: Profile; to: string; codeId: string };

/** Way to deliver a code to a new address or number. The sender derives the code from its id. */
export type CodeSender = {
  /** Operations written in the same transaction as the pending change. */
  writes: (asked: AskedCode) => Operation<'too-many'>[];
  /** Delivers the code after the write, without a queue. Returns false if no service took it. */
  deliver?: (asked: AskedCode) => Promise<boolean>;
};
