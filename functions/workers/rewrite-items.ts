import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { runRewrites } from '#functions/platform/rewrites/run-rewrites.ts';
import { context } from '#functions/platform/table/context.ts';
import { ownScan } from '#functions/platform/table/scan.ts';
import { rewrites } from './all-rewrites.ts';

/** Shorter than the function's timeout, so that the page in progress is finished. */
const runMilliseconds = 40_000;

/** Runs every few minutes; if all rewrites are done, it reads only their checkpoints. */
export const handler = (_event?: unknown, call?: Invocation): Promise<void> =>
  withInvocation(call, async () => {
    const work = { ...context(), scan: ownScan(), until: Date.now() + runMilliseconds };
    await runRewrites(work, rewrites);
  });
