import { Stack, type StackProps } from 'aws-cdk-lib';
import { AlarmRule, CompositeAlarm, type IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Construct } from 'constructs';
import type { Area } from '../areas/area.ts';
import { alarmTopic } from '../constructs/alarm-topic.ts';
import { alarmsOf } from '../constructs/alarms.ts';
import { monthlyBudget } from '../constructs/spending.ts';
import { stageDashboard } from '../constructs/stage-dashboard.ts';
import { type WatchedApis, watchedOf } from '../constructs/watched.ts';
import { nameIn, type Stage } from '../stages.ts';

type WatchStackProps = StackProps & WatchedApis & { stage: Stage; areas: readonly Area[] };

/** Alarms of a stage with their notification topics, and the dashboard. */
export class WatchStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { stage, areas, apiIds, pagesApiId, socketApiId, ...props }: WatchStackProps,
  ) {
    super(scope, id, props);
    const topic = alarmTopic(this, stage, { id: 'Alarms', name: 'alarms', output: 'AlarmTopic' });
    const alarmOn = alarmsOf(this, stage, topic);
    const watched = watchedOf(stage, areas, { apiIds, pagesApiId, socketApiId });
    const alarms = watched.map((one) => ({ ...one, alarm: alarmOn(one) }));
    this.#money(
      stage,
      alarms.filter(({ money }) => money).map(({ alarm }) => alarm),
    );
    stageDashboard(this, stage, apiIds);
    monthlyBudget(this, stage, topic);
  }

  /** Pages somebody when people cannot buy or the shop is not paid; all other alarms wait until morning. */
  #money(stage: Stage, alarms: IAlarm[]): void {
    const pager = alarmTopic(this, stage, { id: 'Pager', name: 'pager', output: 'PagerTopic' });
    const money = new CompositeAlarm(this, 'Alarm-money', {
      compositeAlarmName: nameIn(stage, 'money'),
      alarmDescription: 'People cannot buy, or what they pay is not counted',
      alarmRule: AlarmRule.anyOf(...alarms),
    });
    const action = new SnsAction(pager);
    money.addAlarmAction(action);
    money.addOkAction(action);
  }
}
