import type { Context as LambdaContext } from 'aws-lambda';
import { log } from '../log.ts';
import { measure } from '../metrics.ts';
import { withDeadline } from '../deadline.ts';
import { withTrace } from '../tracing.ts';

export type Invocation = Pick<
  LambdaContext,
  'awsRequestId' | 'functionName' | 'getRemainingTimeInMillis' | 'memoryLimitInMB'
>;

/** Warning thresholds: less than this share of the time left, or more than that share of memory used. */
const timeShare = 0.1;
const memoryShare = 0.9;

/** In the one-machine cloud all functions share a process, so its memory says nothing about one. */
const isAlone = (): boolean => process.env['AWS_LAMBDA_FUNCTION_NAME'] !== undefined;

function noteLimits({ functionName, ...call }: Invocation, milliseconds: number): void {
  const left = call.getRemainingTimeInMillis();
  const megabytes = isAlone() ? process.memoryUsage.rss() / 2 ** 20 : 0;
  const isNear = left < timeShare * milliseconds || megabytes > memoryShare * Number(call.memoryLimitInMB);
  if (!isNear) return;
  log.warn('nearly at the limit', { functionName, left, megabytes: Math.round(megabytes) });
  measure('NearLimits', 1);
}

/**
 * Runs one invocation with its own trace id and its remaining time, and logs if it came close to a limit. Work
 * that follows from another request keeps the id of that request.
 */
export function withInvocation<T>(call: Invocation | undefined, work: () => Promise<T>): Promise<T> {
  if (!call) return work();
  const milliseconds = call.getRemainingTimeInMillis();
  return withTrace(call.awsRequestId, () =>
    withDeadline(() => call.getRemainingTimeInMillis(), work).finally(() => noteLimits(call, milliseconds)),
  );
}
