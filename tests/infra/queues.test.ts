import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { followedEntities, queueNames } from '#shared/events/registry.ts';
import { outsideQueues } from '#infra/areas/area.ts';
import { viewNames } from '#infra/areas/rights.ts';
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
const ApiStage = z.object({
  DefaultRouteSettings: z.object({ DetailedMetricsEnabled: z.boolean().optional() }),
});
const Schedule = z.object({
  ScheduleExpression: z.string(),
  Target: z.object({ Arn: z.string(), Input: z.string().optional() }),
});

describe.each(['sandbox', 'production'] as const)('what runs beside the requests of %s', (stage) => {
  const cloud = cloudOf(stage);
  const queues = cloud.all('AWS::SQS::Queue', Queue);
  const isDead = (name: string) => name.replace('.fifo', '').endsWith('-dead');
  const working = queues.filter(({ properties }) => !isDead(properties.QueueName));
  const dead = queues.filter(({ properties }) => isDead(properties.QueueName));
  const mappings = cloud.all('AWS::Lambda::EventSourceMapping', Mapping).map(({ properties }) => properties);
  const functions = handlersOf(cloud);

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
    // What others fill is nobody’s to publish to.
    expect(working).toHaveLength(queueNames.length + outsideQueues.length);
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
      inventory: [
        [300, 1769, 1800],
        [10, undefined],
      ],
      leaving: [
        [120, 512, 720],
        [1, undefined],
      ],
      jobs: [
        [120, 2048, 720],
        [1, 5],
      ],
      mail: [
        [60, 512, 360],
        [10, 2],
      ],
      bounces: [
        [60, 512, 360],
        [10, 2],
      ],
      conversions: [
        [60, 512, 360],
        [1, 5],
      ],
      live: [
        [60, 512, 360],
        [10, undefined],
      ],
      media: [
        [120, 2048, 720],
        [1, 5],
      ],
      video: [
        [300, 1024, 1800],
        [1, 5],
      ],
      ratings: [
        [60, 512, 360],
        [10, undefined],
      ],
      subjects: [
        [60, 512, 360],
        [10, undefined],
      ],
      'payments.fifo': [
        [15, 512, 90],
        [10, undefined],
      ],
      customers: [
        [60, 512, 360],
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
      filing: [
        [300, 1769, 1800],
        [1, 2],
      ],
      packing: [
        [60, 512, 360],
        [5, undefined],
      ],
      invoices: [
        [60, 512, 360],
        [5, undefined],
      ],
      'notify.fifo': [
        [60, 512, 360],
        [10, undefined],
      ],
      push: [
        [60, 512, 360],
        [5, undefined],
      ],
      referrals: [
        [60, 512, 360],
        [10, undefined],
      ],
    });
  });

  it('a dead letter waits two weeks for somebody, any other message four days', () => {
    const days = (found: typeof queues) => [
      ...new Set(found.map(({ properties }) => properties.MessageRetentionPeriod / (24 * 3600))),
    ];
    expect([days(dead), days(working)]).toEqual([[14], [4]]);
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

  it('the snapshot of each view is written every ten minutes, in a run of its own', () => {
    const writer = functions.find(({ entry }) => entry === 'workers/snapshot-views');
    const schedules = cloud
      .all('AWS::Scheduler::Schedule', Schedule)
      .filter(({ properties }) => properties.Target.Arn === `${writer?.id}.Arn`);
    for (const { properties } of schedules) expect(properties.ScheduleExpression).toBe('rate(10 minutes)');
    const inputs = schedules.map(({ properties }) => String(properties.Target.Input));
    expect(inputs.sort()).toEqual(viewNames.map((view) => JSON.stringify({ view })).sort());
  });

  it('a rate of one is written in the singular: EventBridge refuses the plural in rules', () => {
    const rates = cloud
      .all('AWS::Scheduler::Schedule', Schedule)
      .map(({ properties }) => properties.ScheduleExpression);
    expect(rates).toContain('rate(1 minute)');
    expect(rates.filter((rate) => rate.startsWith('rate(1 ') && rate.endsWith('s)'))).toEqual([]);
  });

  it('pays for no metric a route', () => {
    const stages = cloud.all('AWS::ApiGatewayV2::Stage', ApiStage);
    expect(stages.filter(({ properties }) => properties.DefaultRouteSettings.DetailedMetricsEnabled)).toEqual(
      [],
    );
  });
});
