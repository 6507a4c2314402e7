import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { metricNamespace } from '#functions/platform/metrics.ts';
import type { Stage } from '../stages.ts';

/** Log lines that are counted: our own errors have level `error`, Lambda's messages `ERROR`. */
const patterns = {
  ErrorLines: '{ ($.level = "error") || ($.level = "ERROR") }',
  /** Some providers always get status 200, so failures show only in the log. */
  FailedWebhooks: '{ $.message = "webhook failed" }',
  /** A function that was killed cannot log it; Lambda's report of the run does. */
  BrokenRuns: '{ ($.type = "platform.report") && ($.record.status != "success") }',
} as const;
export type CountedLine = keyof typeof patterns;

/** Counts log lines of a kind in one metric per stage; one alarm is enough to start looking. */
export const countLines = (
  scope: Construct,
  log: ILogGroup,
  stage: Stage,
  counted: CountedLine,
): MetricFilter =>
  new MetricFilter(scope, counted, {
    logGroup: log,
    filterPattern: FilterPattern.literal(patterns[counted]),
    metricNamespace: metricNamespace(stage.name),
    metricName: counted,
    metricValue: '1',
  });
