import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { metricNamespace } from '#functions/platform/metrics.ts';
import type { Stage } from '../stages.ts';

/** What is counted in the logs: ours write `error`, Lambda's own remarks on a function that broke `ERROR`. */
const patterns = {
  ErrorLines: '{ ($.level = "error") || ($.level = "ERROR") }',
  /** Some providers are answered 200 whatever happens, so no status tells of these. */
  FailedWebhooks: '{ $.message = "webhook failed" }',
  /** Nobody can say of himself that he was cut short: Lambda does, in its report of the run. */
  BrokenRuns: '{ ($.type = "platform.report") && ($.record.status != "success") }',
} as const;
export type CountedLine = keyof typeof patterns;

/** Counts the lines of a kind; all logs of a stage count into one metric, as one alarm is enough to go and look. */
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
