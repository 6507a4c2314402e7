import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ownMetrics } from '#functions/platform/metrics.ts';
import { views } from '#functions/workers/all-views.ts';
import { viewNames } from '#infra/areas/rights.ts';
import { tableIndexes } from '#infra/constructs/table-indexes.ts';
import { WatchEdgeStack } from '#infra/stacks/watch-edge-stack.ts';
import { stages } from '#infra/stages.ts';
import { cloudOf, handlersOf } from './cloud.ts';

const Dimension = z.object({ Name: z.string(), Value: z.string() });
const Source = {
  MetricName: z.string().optional(),
  Namespace: z.string().optional(),
  Dimensions: z.array(Dimension).default([]),
};
const Alarm = z.object({
  ...Source,
  /** Those a release asks have none. */
  AlarmName: z.string().default(''),
  AlarmDescription: z.string(),
  ComparisonOperator: z.string(),
  Threshold: z.number(),
  Period: z.number().optional(),
  TreatMissingData: z.string(),
  Metrics: z
    .array(
      z.object({
        Expression: z.string().optional(),
        MetricStat: z.object({ Metric: z.object(Source) }).optional(),
      }),
    )
    .default([]),
  AlarmActions: z.array(z.string()).default([]),
  OKActions: z.array(z.string()).default([]),
});
const Composite = z.object({
  AlarmName: z.string(),
  AlarmDescription: z.string(),
  AlarmRule: z.string(),
  AlarmActions: z.array(z.string()),
});
const TopicPolicy = z.object({
  Topics: z.array(z.string()),
  PolicyDocument: z.object({ Statement: z.array(z.record(z.string(), z.unknown())) }),
});
/** Statements that differ in who is let in alone are written as one. */
const Services = z.object({ Service: z.union([z.string(), z.array(z.string())]) });
const servicesOf = (principal: unknown): string[] =>
  [Services.safeParse(principal).data?.Service ?? []].flat();

const MetricFilter = z.object({
  LogGroupName: z.string(),
  FilterPattern: z.string(),
  MetricTransformations: z.array(z.object({ MetricName: z.string(), MetricNamespace: z.string() })),
});
const Named = z.object({ QueueName: z.string() });
const Firewall = z.object({ VisibilityConfig: z.object({ MetricName: z.string() }) });
const Schedule = z.object({ Name: z.string(), State: z.string().optional() });

const operations = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

describe.each(['sandbox', 'production'] as const)('who hears of %s', (stage) => {
  const cloud = cloudOf(stage);
  const found = cloud.all('AWS::CloudWatch::Alarm', Alarm).filter(({ stack }) => stack.startsWith('Watch'));
  const alarms = found.map(({ properties }) => properties);
  const composites = cloud.all('AWS::CloudWatch::CompositeAlarm', Composite);
  const functions = handlersOf(cloud);
  const nameOf = ({ AlarmName }: { AlarmName: string }) => AlarmName.replace(`cholang-${stage}-`, '');
  const ids = (type: string) => cloud.all(type, z.unknown()).map(({ id }) => id);
  const sourcesOf = (alarm: z.output<typeof Alarm>) => [
    ...(alarm.MetricName ? [alarm] : []),
    ...alarm.Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []),
  ];
  const sources = alarms.flatMap(sourcesOf);
  const alarmsOn = (metricName: string, value: string) =>
    alarms.filter(
      (alarm) => alarm.MetricName === metricName && alarm.Dimensions.some(({ Value }) => Value === value),
    );

  it('of dead letters and of messages that wait', () => {
    const queues = cloud.all('AWS::SQS::Queue', Named).map(({ properties }) => properties.QueueName);
    expect(queues.length).toBeGreaterThan(10);
    for (const name of queues) {
      const isDead = name.replace('.fifo', '').endsWith('-dead');
      const watched = isDead ? 'ApproximateNumberOfMessagesVisible' : 'ApproximateAgeOfOldestMessage';
      expect(alarmsOn(watched, name)).toHaveLength(1);
    }
  });

  it('every alarm tells a topic that takes what alarms of this account say, and only over an encrypted connection', () => {
    const told = [...alarms, ...composites.map(({ properties }) => properties)].flatMap(
      ({ AlarmActions }) => AlarmActions,
    );
    const topics = cloud
      .all('AWS::SNS::Topic', z.object({ TopicName: z.string() }))
      // It tells a worker, and no person.
      .filter(({ properties }) => properties.TopicName !== `cholang-${stage}-mail-reports`);
    expect(new Set(told)).toEqual(new Set(topics.map(({ id }) => id)));
    const policies = cloud.all('AWS::SNS::TopicPolicy', TopicPolicy).map(({ properties }) => properties);
    for (const topic of new Set(told)) {
      const statements = policies
        .filter(({ Topics }) => Topics.includes(topic))
        .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
      const letting = statements.filter(({ Principal }) =>
        servicesOf(Principal).includes('cloudwatch.amazonaws.com'),
      );
      expect(letting).toMatchObject([
        {
          Effect: 'Allow',
          Action: 'sns:Publish',
          Resource: topic,
          Condition: { StringEquals: { 'aws:SourceAccount': '<AWS::AccountId>' } },
        },
      ]);
      expect(statements.filter(({ Effect }) => Effect === 'Deny')).toMatchObject([
        { Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
      ]);
    }
  });

  it('every alarm tells one topic of its own stack, when it begins and when it is over', () => {
    for (const { stack, properties } of found) {
      expect(properties.AlarmActions).toEqual([
        `${stack}.${/\.(\w+)$/.exec(properties.AlarmActions[0] ?? '')?.[1]}`,
      ]);
      expect(properties.OKActions).toEqual(properties.AlarmActions);
    }
  });

  it('what keeps people from buying wakes somebody, and nothing else does', () => {
    const [money, ...others] = composites.map(({ properties }) => properties);
    expect(others).toEqual([]);
    const watched = found.filter(({ id }) => money?.AlarmRule.includes(`ALARM("${id}.Arn")`));
    expect(watched.map(({ properties }) => nameOf(properties)).sort()).toEqual([
      'api-members-errors',
      'api-shop-errors',
      ...(stage === 'production' ? ['canary-lost'] : []),
      'no-orders',
      'payments-dead',
      'payments-late',
      'sweep-due-failing',
      'sweep-due-silent',
      'table-throttled',
      'webhooks-failing',
    ]);
    expect(money?.AlarmActions).not.toEqual(alarms[0]?.AlarmActions);
  });

  it('every alarm looks at something that is there', () => {
    const namesOf: Record<string, readonly string[]> = {
      FunctionName: functions.map(({ FunctionName }) => FunctionName),
      QueueName: cloud.all('AWS::SQS::Queue', Named).map(({ properties }) => properties.QueueName),
      ApiId: ids('AWS::ApiGatewayV2::Api'),
      TableName: cloud
        .all('AWS::DynamoDB::GlobalTable', z.object({ TableName: z.string() }))
        .map(({ properties }) => properties.TableName),
      GlobalSecondaryIndexName: tableIndexes.map(({ indexName }) => indexName),
      View: views.map(({ name }) => name),
      Region: ['Global'],
      WebACL: cloud
        .all('AWS::WAFv2::WebACL', Firewall)
        .map(({ properties }) => properties.VisibilityConfig.MetricName),
      Rule: ['ALL'],
      BackupVaultName: cloud
        .all('AWS::Backup::BackupVault', z.object({ BackupVaultName: z.string() }))
        .map(({ properties }) => properties.BackupVaultName),
    };
    const strange = sources.flatMap(({ Dimensions }) =>
      Dimensions.filter(({ Name, Value }) =>
        Name === 'DistributionId' ? !Value.includes('RefDistribution') : !namesOf[Name]?.includes(Value),
      ),
    );
    expect(sources.length).toBeGreaterThan(50);
    expect(strange).toEqual([]);
  });

  it('every metric of our own is one that functions write or logs are counted for', () => {
    const filters = cloud.all('AWS::Logs::MetricFilter', MetricFilter);
    const counted = filters.flatMap(({ properties }) => properties.MetricTransformations);
    const known = new Set([...Object.keys(ownMetrics), ...counted.map(({ MetricName }) => MetricName)]);
    const ours = sources.filter(({ Namespace }) => Namespace?.startsWith('Cholang/'));
    expect(new Set(ours.map(({ Namespace }) => Namespace))).toEqual(new Set([`Cholang/${stage}`]));
    expect(ours.map(({ MetricName = '' }) => MetricName).filter((name) => !known.has(name))).toEqual([]);
  });

  it('of each index that refuses, by its own name', () => {
    const throttled = sources.filter(({ MetricName }) => MetricName === 'WriteThrottleEvents');
    const indexes = throttled.flatMap(({ Dimensions }) =>
      Dimensions.filter(({ Name }) => Name === 'GlobalSecondaryIndexName').map(({ Value }) => Value),
    );
    expect(indexes.sort()).toEqual(tableIndexes.map(({ indexName }) => indexName).sort());
    expect(throttled).toHaveLength(indexes.length + 1);
  });

  it('of each view whose snapshot grows old, and of schedules that are not run at all: silence is trouble there', () => {
    expect([...viewNames].sort()).toEqual(views.map(({ name }) => name).sort());
    const silent = alarms.filter(({ TreatMissingData }) => TreatMissingData === 'breaching');
    for (const alarm of silent)
      expect(alarm).toMatchObject({ ComparisonOperator: 'LessThanThreshold', Threshold: 1 });
    // As long as older points are in sight, an alarm judges by these: silence has to be a point too.
    for (const { Metrics } of silent)
      expect(Metrics.flatMap(({ Expression }) => Expression ?? [])).toEqual(['FILL(said, 0)']);
    expect(new Set(silent.map(nameOf))).toEqual(
      new Set([
        ...(stage === 'production'
          ? ['backup-missing', 'canary-lost', 'canary-silent', 'compare-views-silent']
          : []),
        'check-ledger-silent',
        'compare-payments-silent',
        'count-recent-sales-silent',
        'remind-birthdays-silent',
        'rewrite-items-silent',
        'snapshot-views-silent',
        'sweep-due-silent',
        ...viewNames.map((name) => `snapshot-${name}-old`),
      ]),
    );
  });

  it('who walks through the shop by itself does so only where it is watched', () => {
    const off = cloud
      .all('AWS::Scheduler::Schedule', Schedule)
      .filter(({ properties }) => properties.State === 'DISABLED')
      .map(({ properties }) => properties.Name);
    expect(off).toEqual(
      stage === 'production' ? [] : [`cholang-${stage}-compare-views`, `cholang-${stage}-canary`],
    );
    const canary = functions.find(({ entry }) => entry === 'workers/canary');
    expect(Object.keys(canary?.Environment.Variables ?? {}).sort()).toEqual([
      'LOG_LEVEL',
      'NODE_OPTIONS',
      'PUBLIC_ORIGIN',
      'STAGE',
    ]);
  });

  it('every log of ours counts its errors and the runs cut short, and webhooks answered 200 are not forgotten', () => {
    const filters = cloud.all('AWS::Logs::MetricFilter', MetricFilter).map(({ properties }) => properties);
    const counting = (name: string) =>
      filters
        .filter(({ MetricTransformations: [to] }) => to?.MetricName === name)
        .map(({ LogGroupName }) => LogGroupName);
    const logs = [...new Set(functions.map(({ LoggingConfig }) => LoggingConfig.LogGroup))];
    expect(counting('ErrorLines').sort()).toEqual(logs.sort());
    expect(counting('BrokenRuns').sort()).toEqual(logs.sort());
    const webhooks = functions.filter(({ entry }) => /receive-(?:vnpay|ghtk)-notice$/.test(entry));
    expect(counting('FailedWebhooks').sort()).toEqual(
      webhooks.map(({ LoggingConfig }) => LoggingConfig.LogGroup).sort(),
    );
    for (const {
      MetricTransformations: [to],
      FilterPattern,
    } of filters) {
      expect(alarms.filter((alarm) => alarm.MetricName === to?.MetricName)).toMatchObject([
        { Namespace: to?.MetricNamespace },
      ]);
      // The very words that log.ts, webhook-route.ts and Lambda itself write.
      expect(FilterPattern).toMatch(
        /\$\.level = "error"|\$\.message = "webhook failed"|\$\.type = "platform\.report"/,
      );
    }
  });

  it('every alarm says what is wrong, and has a line that says what to do', () => {
    const all = [...alarms, ...composites.map(({ properties }) => properties)];
    for (const { AlarmName, AlarmDescription } of all) {
      expect(AlarmName).toMatch(new RegExp(`^cholang-${stage}-`));
      expect(AlarmDescription.length).toBeGreaterThan(20);
    }
    expect(all.map(nameOf).filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  });
});

it('a certificate that ends is told of, once the stage has one', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/of-the-shop';
  const stack = new WatchEdgeStack(new App(), 'WatchEdge', {
    env: { region: 'us-east-1' },
    stage: { ...stages.production, certificateArn },
    distributionId: 'E1',
  });
  Template.fromStack(stack).hasResourceProperties('AWS::CloudWatch::Alarm', {
    Metrics: Match.arrayWith([
      Match.objectLike({ Expression: 'FILL(said, 0)' }),
      Match.objectLike({
        MetricStat: Match.objectLike({
          Metric: Match.objectLike({
            MetricName: 'DaysToExpiry',
            Dimensions: [{ Name: 'CertificateArn', Value: certificateArn }],
          }),
        }),
      }),
    ]),
    ComparisonOperator: 'LessThanThreshold',
    Threshold: 30,
    TreatMissingData: 'breaching',
  });
  expect(operations).toContain('`certificate-ending`');
});
