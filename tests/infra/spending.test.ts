import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { stageOf, StageName, stages } from '#infra/stages.ts';
import { cloudOf } from './cloud.ts';

const Subscriber = z.object({ SubscriptionType: z.literal('SNS'), Address: z.string() });
const Budget = z.object({
  Budget: z.object({
    BudgetName: z.string(),
    BudgetLimit: z.object({ Amount: z.number(), Unit: z.literal('USD') }),
    CostFilters: z.unknown(),
  }),
  NotificationsWithSubscribers: z.array(
    z.object({
      Notification: z.object({ NotificationType: z.string(), Threshold: z.number() }),
      Subscribers: z.array(Subscriber),
    }),
  ),
});
const Monitor = z.object({ MonitorType: z.literal('CUSTOM'), MonitorSpecification: z.string() });
const Subscription = z.object({
  MonitorArnList: z.array(z.string()),
  Subscribers: z.array(z.object({ Type: z.literal('SNS'), Address: z.string() })),
});
const TopicPolicy = z.object({
  Topics: z.array(z.string()),
  PolicyDocument: z.object({ Statement: z.array(z.record(z.string(), z.unknown())) }),
});
const Table = z.object({
  WriteOnDemandThroughputSettings: z.object({ MaxWriteRequestUnits: z.number() }),
  Replicas: z.array(
    z.object({ ReadOnDemandThroughputSettings: z.object({ MaxReadRequestUnits: z.number() }) }),
  ),
});

describe.each(['sandbox', 'production'] as const)('spending of %s', (stage) => {
  const cloud = cloudOf(stage);
  const topics = cloud.all('AWS::SNS::Topic', z.object({ TopicName: z.string() }));
  const topicNamed = (name: string) =>
    topics.find(({ properties }) => properties.TopicName === `cholang-${stage}-${name}`)?.id;
  const mayTell = (topic: string | undefined, Service: string) =>
    cloud
      .all('AWS::SNS::TopicPolicy', TopicPolicy)
      .filter(({ properties }) => properties.Topics.includes(topic ?? ''))
      .flatMap(({ properties }) => properties.PolicyDocument.Statement)
      .filter(({ Principal }) => JSON.stringify(Principal)?.includes(Service));

  it('has a budget of its own tag, which tells the topic that is read in the morning', () => {
    const [budget, ...others] = cloud.all('AWS::Budgets::Budget', Budget);
    expect(others).toEqual([]);
    const topic = topicNamed('alarms');
    expect(budget?.properties).toMatchObject({
      Budget: {
        BudgetName: `cholang-${stage}-spending`,
        BudgetLimit: { Amount: stages[stage].spending.monthlyUsd },
        CostFilters: { TagKeyValue: [`user:cholang:stage$${stage}`] },
      },
      NotificationsWithSubscribers: [
        { Notification: { NotificationType: 'ACTUAL', Threshold: 80 }, Subscribers: [{ Address: topic }] },
        {
          Notification: { NotificationType: 'FORECASTED', Threshold: 100 },
          Subscribers: [{ Address: topic }],
        },
      ],
    });
    expect(mayTell(topic, 'budgets.amazonaws.com')).toMatchObject([
      {
        Effect: 'Allow',
        Action: 'sns:Publish',
        Condition: {
          StringEquals: { 'aws:SourceAccount': '<AWS::AccountId>' },
          ArnLike: { 'aws:SourceArn': 'arn:aws:budgets::<AWS::AccountId>:*' },
        },
      },
    ]);
  });

  it('of unusual days is told in production only', () => {
    const monitors = cloud.all('AWS::CE::AnomalyMonitor', Monitor);
    const subscriptions = cloud.all('AWS::CE::AnomalySubscription', Subscription);
    if (stage === 'sandbox') {
      expect([monitors, subscriptions]).toEqual([[], []]);
      return;
    }
    expect(monitors.map(({ properties }) => JSON.parse(properties.MonitorSpecification) as unknown)).toEqual([
      { Tags: { Key: 'cholang:stage', Values: ['production'] } },
    ]);
    const topic = topicNamed('edge-alarms');
    expect(subscriptions.map(({ properties }) => properties)).toEqual([
      { MonitorArnList: [`${monitors[0]?.id}.MonitorArn`], Subscribers: [{ Type: 'SNS', Address: topic }] },
    ]);
    expect(mayTell(topic, 'costalerts.amazonaws.com')).toHaveLength(1);
  });

  it('ends where the table takes no more units a second', () => {
    const [table] = cloud.all('AWS::DynamoDB::GlobalTable', Table);
    const { writeUnits, readUnits } = stages[stage].spending;
    expect(table?.properties).toEqual({
      WriteOnDemandThroughputSettings: { MaxWriteRequestUnits: writeUnits },
      Replicas: [{ ReadOnDemandThroughputSettings: { MaxReadRequestUnits: readUnits } }],
    });
  });
});

describe('a stage of a developer’s own', () => {
  it('is a sandbox under its own name and address', () => {
    const { name, domain, ...mine } = stageOf('dev-linh');
    const { name: _, domain: __, ...sandbox } = stages.sandbox;
    expect([name, domain]).toEqual(['dev-linh', 'dev-linh.sandbox.cholang.vn']);
    expect(mine).toEqual(sandbox);
  });

  it.each(['dev-', 'dev-a', 'dev-linhlinh', 'dev-Linh', 'dev-li_h', 'staging', ''])(
    '%s is no name of a stage',
    (name) => expect(StageName.safeParse(name).success).toBe(false),
  );

  it('production and sandbox are what they are declared', () => {
    expect([stageOf('production'), stageOf('sandbox')]).toEqual([stages.production, stages.sandbox]);
  });
});
