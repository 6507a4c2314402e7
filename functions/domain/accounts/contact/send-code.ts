import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { Profile } from '../account.ts';

export type AskedCode = { profile: Profile; to: string; codeId: string };

/** How a code comes where it is to be proven. The code itself is nowhere; whoever sends it works it out from its id. */
export type CodeSender = {
  /** Written with what it proves. */
  writes: (asked: AskedCode) => Operation<'too-many'>[];
  /** What is handed over by hand once that is written; false where nobody took it. */
  deliver?: (asked: AskedCode) => Promise<boolean>;
};
