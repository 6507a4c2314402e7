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
  /** Names the alarm and, in docs/operations.md, what to do. */
  name: string;
  says: string;
  metric: Metric | MathExpression;
  above?: number;
  /** Silence is trouble too, and counts as 0: for what has to happen again and again. */
  below?: number;
  /** Periods it must hold before anybody is told. */
  periods?: number;
  /** While it lasts, people cannot buy or are not paid for: somebody is woken. */
  money?: boolean;
};

/** No traffic is no trouble. */
const tooMuch = (threshold: number) => ({
  threshold,
  comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
  treatMissingData: TreatMissingData.NOT_BREACHING,
});

const tooLittle = (threshold: number) => ({
  threshold,
  comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
  // What was never said at all cannot be filled.
  treatMissingData: TreatMissingData.BREACHING,
});

/** An alarm whose metric falls silent goes on judging what it said before, as far back as it looks: silence has to be said. */
const silenceAsNothing = (said: Metric | MathExpression): MathExpression =>
  new MathExpression({ expression: 'FILL(said, 0)', usingMetrics: { said }, period: said.period });

/** Makes alarms that tell one topic, both when trouble begins and when it is over. */
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
