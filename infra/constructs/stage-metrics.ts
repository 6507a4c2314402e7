import type { Metric, MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import { metricNamespace, type OwnMetric } from '#functions/platform/metrics.ts';
import { queues } from '../areas/queues.ts';
import { nameIn, type Stage, tableNameOf } from '../stages.ts';
import { highest, metric, sum } from './alarms.ts';
import type { CountedLine } from './counted-lines.ts';
import { functionName } from './names.ts';

/** Names of FIFO queues and their dead-letter queues, which AWS requires to end with `.fifo`. */
const marked = new Set<string>(
  queues.filter(({ fifo }) => fifo).flatMap(({ name }) => [name, `${name}-dead`]),
);

/** Creates metrics with the names that resources have in a stage. */
export const metricsOf = (stage: Stage) => ({
  queue: (name: string, queue: string): Metric =>
    metric('SQS', name, { QueueName: nameIn(stage, queue) + (marked.has(queue) ? '.fifo' : '') }, highest),
  ofFunction: (name: string, entry: string, options: MetricOptions): Metric =>
    metric('Lambda', name, { FunctionName: functionName(stage, entry) }, options),
  table: (name: string, index?: string): Metric =>
    metric(
      'DynamoDB',
      name,
      { TableName: tableNameOf(stage), ...(index && { GlobalSecondaryIndexName: index }) },
      sum,
    ),
  /** Metrics that functions write themselves, and those counted from log lines. */
  own: (name: OwnMetric | CountedLine, options: MetricOptions = sum, dimensions = {}): Metric =>
    metric(metricNamespace(stage.name), name, dimensions, options),
});

export type StageMetrics = ReturnType<typeof metricsOf>;
