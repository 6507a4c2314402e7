import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { followedEntities, queueNames } from '#shared/events/registry.ts';
import { queueSetting } from '#functions/platform/queue-setting.ts';
import { cloudOf, handlersOf } from './cloud.ts';

const Queue = z.object({
  QueueName: z.string(),
  VisibilityTimeout: z.number().optional(),
  MessageRetentionPeriod: z.number(),
  SqsManagedSseEnabled: z.boolean(),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() }).optional(),
});
const Mapping = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.number(),
  ScalingConfig: z.object({ MaximumConcurrency: z.number() }).optional(),
  FilterCriteria: z.object({ Filters: z.array(z.object({ Pattern: z.string() })) }).optional(),
  FunctionResponseTypes: z.array(z.string()),
  BisectBatchOnFunctionError: z.boolean().optional(),
  MaximumRetryAttempts: z.number().optional(),
  DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }) }).optional(),
});
const Dimension = z.object({ Name: z.string(), Value: z.string() });
const Alarm = z.object({
  AlarmName: z.string(),
  AlarmDescription: z.string(),
  MetricName: z.string().optional(),
  Namespace: z.string().optional(),
  ComparisonOperator: z.string(),
  Threshold: z.number(),
  Period: z.number().optional(),
  TreatMissingData: z.string(),
  Dimensions: z.array(Dimension).default([]),
  AlarmActions: z.array(z.string()),
});
const TopicPolicy = z.object({
  Topics: z.array(z.string()),
  PolicyDocument: z.object({ Statement: z.array(z.record(z.string(), z.unknown())) }),
});
const MetricFilter = z.object({
  LogGroupName: z.string(),
  FilterPattern: z.string(),
  MetricTransformations: z.array(z.object({ MetricName: z.string(), MetricNamespace: z.string() })),
});
const ApiStage = z.object({
  DefaultRouteSettings: z.object({ DetailedMetricsEnabled: z.boolean().optional() }),
});
const Schedule = z.object({ ScheduleExpression: z.string(), Target: z.object({ Arn: z.string() }) });

const operations = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

describe.each(['sandbox', 'production'] as const)('what runs beside the requests of %s', (stage) => {
  const cloud = cloudOf(stage);
  const queues = cloud.all('AWS::SQS::Queue', Queue);
  const isDead = (name: string) => name.replace('.fifo', '').endsWith('-dead');
  const working = queues.filter(({ properties }) => !isDead(properties.QueueName));
  const dead = queues.filter(({ properties }) => isDead(properties.QueueName));
  const mappings = cloud.all('AWS::Lambda::EventSourceMapping', Mapping).map(({ properties }) => properties);
  const alarms = cloud.all('AWS::CloudWatch::Alarm', Alarm).map(({ properties }) => properties);
  const functions = handlersOf(cloud);
  const alarmsOn = (metricName: string, value: string) =>
    alarms.filter(
      (alarm) => alarm.MetricName === metricName && alarm.Dimensions.some(({ Value }) => Value === value),
    );

  it('every queue has one worker, a dead-letter queue after five tries, and patience for six runs', () => {
    expect(working.length).toBeGreaterThan(0);
    for (const { id, properties } of working) {
      const [mapping, ...others] = mappings.filter(({ EventSourceArn }) => EventSourceArn === `${id}.Arn`);
      expect(others).toEqual([]);
      expect(mapping?.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
      const worker = functions.find((one) => one.id === mapping?.FunctionName);
      expect(properties.VisibilityTimeout).toBe(6 * (worker?.Timeout ?? 0));
      expect(properties.RedrivePolicy?.maxReceiveCount).toBe(5);
      expect(dead.map((queue) => `${queue.id}.Arn`)).toContain(properties.RedrivePolicy?.deadLetterTargetArn);
      expect(properties.SqsManagedSseEnabled).toBe(true);
    }
  });

  it('whoever publishes events knows the address of each queue by its name', () => {
    const publisher = functions.find(({ entry }) => entry === 'workers/publish-changes');
    const nameOf = (address: unknown) => working.find(({ id }) => id === address)?.properties.QueueName;
    for (const name of queueNames)
      expect(nameOf(publisher?.Environment.Variables[queueSetting(name)])).toMatch(
        new RegExp(`^cholang-${stage}-${name}(\\.fifo)?$`),
      );
    expect(working).toHaveLength(queueNames.length);
  });

  it('each queue waits, hands out and tries as what stands behind it bears', () => {
    const rows = working.map(({ id, properties }) => {
      const mapping = mappings.find(({ EventSourceArn }) => EventSourceArn === `${id}.Arn`);
      const { Timeout, MemorySize } = functions.find((one) => one.id === mapping?.FunctionName) ?? {};
      return [
        properties.QueueName.replace(`cholang-${stage}-`, ''),
        [Timeout, MemorySize, properties.VisibilityTimeout],
        [mapping?.BatchSize, mapping?.ScalingConfig?.MaximumConcurrency],
      ];
    });
    expect(Object.fromEntries(rows.map(([name, ...row]) => [name, row]))).toEqual({
      jobs: [
        [120, 2048, 720],
        [1, 5],
      ],
      mail: [
        [60, 512, 360],
        [10, 2],
      ],
      live: [
        [60, 512, 360],
        [10, undefined],
      ],
      media: [
        [120, 2048, 720],
        [1, 5],
      ],
      ratings: [
        [60, 512, 360],
        [10, undefined],
      ],
      'payments.fifo': [
        [15, 512, 90],
        [10, undefined],
      ],
      sales: [
        [60, 512, 360],
        [10, undefined],
      ],
      restock: [
        [60, 512, 360],
        [5, undefined],
      ],
    });
  });

  it('a dead letter waits two weeks for somebody, any other message four days', () => {
    const days = (found: typeof queues) => [
      ...new Set(found.map(({ properties }) => properties.MessageRetentionPeriod / (24 * 3600))),
    ];
    expect([days(dead), days(working)]).toEqual([[14], [4]]);
  });

  it('somebody hears of dead letters and of messages that wait', () => {
    for (const { properties } of dead) {
      expect(alarmsOn('ApproximateNumberOfMessagesVisible', properties.QueueName)).toHaveLength(1);
    }
    for (const { properties } of working) {
      expect(alarmsOn('ApproximateAgeOfOldestMessage', properties.QueueName)).toHaveLength(1);
    }
  });

  it('the stream is retried a bounded number of times, then kept for a person', () => {
    const streams = mappings.filter(({ EventSourceArn }) => EventSourceArn.endsWith('.StreamArn'));
    expect(streams).toHaveLength(1);
    for (const stream of streams) {
      expect(stream).toMatchObject({ BatchSize: 25, BisectBatchOnFunctionError: true });
      expect(stream.FilterCriteria?.Filters.map(({ Pattern }) => JSON.parse(Pattern) as unknown)).toEqual([
        { dynamodb: { NewImage: { entity: { S: followedEntities } } } },
      ]);
      expect(stream.MaximumRetryAttempts).toBeGreaterThan(0);
      expect(dead.map(({ id }) => `${id}.Arn`)).toContain(stream.DestinationConfig?.OnFailure.Destination);
    }
  });

  it('snapshots of the views are written every ten minutes', () => {
    const [schedule] = cloud.all('AWS::Scheduler::Schedule', Schedule);
    expect(schedule?.properties.ScheduleExpression).toBe('rate(10 minutes)');
    const target = functions.find(({ id }) => `${id}.Arn` === schedule?.properties.Target.Arn);
    expect(target?.entry).toBe('workers/snapshot-views');
  });

  it('the topic takes what alarms of this account say, and only over an encrypted connection', () => {
    const told = [...new Set(alarms.flatMap(({ AlarmActions }) => AlarmActions))];
    expect(told).toHaveLength(1);
    const statements = cloud
      .all('AWS::SNS::TopicPolicy', TopicPolicy)
      .filter(({ properties }) => properties.Topics.some((topic) => told.includes(topic)))
      .flatMap(({ properties }) => properties.PolicyDocument.Statement);
    expect(statements).toContainEqual({
      Effect: 'Allow',
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Resource: told[0],
      Condition: { StringEquals: { 'aws:SourceAccount': '<AWS::AccountId>' } },
      Sid: expect.any(String) as unknown,
    });
    expect(statements.filter(({ Effect }) => Effect === 'Deny')).toMatchObject([
      { Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
    ]);
  });

  it('somebody hears of schedules that are not run at all', () => {
    const silent = alarms.filter(({ TreatMissingData }) => TreatMissingData === 'breaching');
    expect(
      silent.map(({ MetricName, ComparisonOperator, Threshold, Period, Dimensions }) => [
        MetricName,
        ComparisonOperator,
        Threshold,
        Period,
        Dimensions[0]?.Value,
      ]),
    ).toEqual([
      ['Invocations', 'LessThanThreshold', 1, 1200, `cholang-${stage}-snapshot-views`],
      ['Invocations', 'LessThanThreshold', 1, 300, `cholang-${stage}-sweep-due`],
    ]);
  });

  it('every log of ours counts its errors, and webhooks answered 200 are not forgotten', () => {
    const filters = cloud.all('AWS::Logs::MetricFilter', MetricFilter).map(({ properties }) => properties);
    const counting = (name: string) =>
      filters
        .filter(({ MetricTransformations: [to] }) => to?.MetricName === name)
        .map(({ LogGroupName }) => LogGroupName);
    const logs = [...new Set(functions.map(({ LoggingConfig }) => LoggingConfig.LogGroup))];
    expect(counting('ErrorLines').sort()).toEqual(logs.sort());
    const webhook = functions.find(({ entry }) => entry === 'routes/payments/receive-vnpay-notice');
    expect(counting('FailedWebhooks')).toEqual([webhook?.LoggingConfig.LogGroup]);
    for (const {
      MetricTransformations: [to],
      FilterPattern,
    } of filters) {
      expect(alarms.filter((alarm) => alarm.MetricName === to?.MetricName)).toMatchObject([
        { Namespace: to?.MetricNamespace },
      ]);
      // The very words that log.ts and webhook-route.ts write.
      expect(FilterPattern).toMatch(/\$\.level = "error"|\$\.message = "webhook failed"/);
    }
  });

  it('pays for no metric a route', () => {
    const stages = cloud.all('AWS::ApiGatewayV2::Stage', ApiStage);
    expect(stages.filter(({ properties }) => properties.DefaultRouteSettings.DetailedMetricsEnabled)).toEqual(
      [],
    );
  });

  it('every alarm says what is wrong and tells the topic', () => {
    const [topic] = cloud.all('AWS::SNS::Topic', z.unknown());
    for (const { AlarmName, AlarmDescription, AlarmActions } of alarms) {
      expect(AlarmName).toMatch(new RegExp(`^cholang-${stage}-`));
      expect(AlarmDescription.length).toBeGreaterThan(20);
      expect(AlarmActions).toEqual([topic?.id]);
    }
  });

  it('every alarm has a line that says what to do', () => {
    const names = alarms.map(({ AlarmName }) => AlarmName.replace(`cholang-${stage}-`, ''));
    expect(names.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  });

  it('alarms on functions name functions that exist', () => {
    const names = functions.map(({ FunctionName }) => FunctionName);
    const watched = alarms.flatMap(({ Dimensions }) =>
      Dimensions.filter(({ Name }) => Name === 'FunctionName').map(({ Value }) => Value),
    );
    expect(watched.length).toBeGreaterThan(0);
    for (const name of watched) expect(names).toContain(name);
  });
});
