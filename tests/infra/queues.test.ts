import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cloudOf, handlersOf } from './cloud.ts';

const Queue = z.object({
  QueueName: z.string(),
  VisibilityTimeout: z.number().optional(),
  SqsManagedSseEnabled: z.boolean(),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() }).optional(),
});
const Mapping = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.number(),
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
  Dimensions: z.array(Dimension).default([]),
  AlarmActions: z.array(z.string()),
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
      expect(stream.MaximumRetryAttempts).toBeGreaterThan(0);
      expect(dead.map(({ id }) => `${id}.Arn`)).toContain(stream.DestinationConfig?.OnFailure.Destination);
    }
  });

  it('snapshots of the views are written every ten minutes', () => {
    const [schedule] = cloud.all('AWS::Scheduler::Schedule', Schedule);
    expect(schedule?.properties.ScheduleExpression).toBe('rate(10 minutes)');
    const target = functions.find(({ id }) => `${id}.Arn` === schedule?.properties.Target.Arn);
    expect(target?.entry).toBe('workers/views/snapshot-views');
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
