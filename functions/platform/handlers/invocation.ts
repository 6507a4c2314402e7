import type { Context as LambdaContext } from 'aws-lambda';
import { log } from '../log.ts';
import { measure } from '../metrics.ts';
import { withTimeLeft } from '../time-left.ts';
import { withTrace } from '../tracing.ts';

export type Invocation = Pick<
  LambdaContext,
  'awsRequestId' | 'functionName' | 'getRemainingTimeInMillis' | 'memoryLimitInMB'
>;

/** Less than this of its time left, or more than that of its memory taken: the next that is a little larger fails. */
const timeShare = 0.1;
const memoryShare = 0.9;

/** On one machine all functions live in one process, and nobody's limit is its own. */
const isAlone = (): boolean => process.env['AWS_LAMBDA_FUNCTION_NAME'] !== undefined;

function noteLimits({ functionName, ...call }: Invocation, milliseconds: number): void {
  const left = call.getRemainingTimeInMillis();
  const megabytes = isAlone() ? process.memoryUsage.rss() / 2 ** 20 : 0;
  const isNear = left < timeShare * milliseconds || megabytes > memoryShare * Number(call.memoryLimitInMB);
  if (!isNear) return;
  log.warn('nearly at the limit', { functionName, left, megabytes: Math.round(megabytes) });
  measure('NearLimits', 1);
}

/** One run of a function: it goes by its own id, unless what it does follows from another's, and knows its time. */
export function withInvocation<T>(call: Invocation | undefined, work: () => Promise<T>): Promise<T> {
  if (!call) return work();
  const milliseconds = call.getRemainingTimeInMillis();
  return withTrace(call.awsRequestId, () =>
    withTimeLeft(() => call.getRemainingTimeInMillis(), work).finally(() => noteLimits(call, milliseconds)),
  );
}
