import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  type MetricOptions,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { nameIn, type Stage } from '../stages.ts';

const minutes = (count: number) => Duration.minutes(count);

export function metric(
  namespace: string,
  metricName: string,
  dimensionsMap: Record<string, string> = {},
  options: MetricOptions = {},
): Metric {
  return new Metric({
    namespace: namespace.includes('/') ? namespace : `AWS/${namespace}`,
    metricName,
    dimensionsMap,
    period: minutes(5),
    ...options,
  });
}

export const sum = { statistic: 'Sum' };
export const highest = { statistic: 'Maximum', period: minutes(1) };
export const p95 = { statistic: 'p95' };

export type WatchedMetric = {
  /** Name of the alarm, and of its instructions in docs/operations.md. */
  name: string;
  says: string;
  metric: Metric | MathExpression;
  above?: number;
  /** Lower threshold, for events that must occur regularly; missing data counts as 0. */
  below?: number;
  /** Number of periods that the condition must hold before the alarm fires. */
  periods?: number;
  /** Trouble that keeps people from buying or the shop from being paid; it pages somebody. */
  money?: boolean;
};

/** Missing data does not raise the alarm: no traffic is no trouble. */
const tooMuch = (threshold: number) => ({
  threshold,
  comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
  treatMissingData: TreatMissingData.NOT_BREACHING,
});

const tooLittle = (threshold: number) => ({
  threshold,
  comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
  // A metric that was never reported cannot be filled with zeros, so missing data must count as breaching.
  treatMissingData: TreatMissingData.BREACHING,
});

/** Fills gaps with 0; an alarm would otherwise keep evaluating the last values of a silent metric. */
const silenceAsNothing = (said: Metric | MathExpression): MathExpression =>
  new MathExpression({ expression: 'FILL(said, 0)', usingMetrics: { said }, period: said.period });

/** Creates alarms that notify one topic when trouble begins and when it ends. */
export function alarmsOf(scope: Construct, stage: Stage, topic: ITopic) {
  const action = new SnsAction(topic);
  return ({ name, says, metric: watched, above = 0, below, periods = 1 }: WatchedMetric): Alarm => {
    const alarm = new Alarm(scope, `Alarm-${name}`, {
      alarmName: nameIn(stage, name),
      alarmDescription: says,
      metric: below === undefined ? watched : silenceAsNothing(watched),
      evaluationPeriods: periods,
      ...(below === undefined ? tooMuch(above) : tooLittle(below)),
    });
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  };
}
