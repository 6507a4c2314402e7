import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cloudOf } from './cloud.ts';
import { rightsIn } from './granted-rights.ts';

const RuleShape = z.object({
  Name: z.string(),
  EventPattern: z.unknown(),
  Targets: z.array(z.object({ Arn: z.unknown() })).optional(),
});
const RoleShape = z.object({
  RoleName: z.string().optional(),
  AssumeRolePolicyDocument: z.unknown(),
  Policies: z.unknown().optional(),
});
const Queue = z.object({ QueueName: z.string() });
const FunctionShape = z.object({
  FunctionName: z.string().optional(),
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).optional(),
});

const rolesOf = (stage: 'sandbox' | 'production') =>
  cloudOf(stage)
    .all('AWS::IAM::Role', RoleShape)
    .filter(({ properties }) => properties.RoleName === `cholang-${stage}-conversions`);

const orderRights = (stage: 'sandbox' | 'production') =>
  [...rightsIn(stage).grants].flatMap(([entry, mine]) =>
    mine
      .filter(({ action }) => /^(?:mediaconvert|iam):/.test(action))
      .map(({ action, resource }) => `${entry} ${action} ${resource}`),
  );

const settingsOf = (stage: 'sandbox' | 'production') =>
  cloudOf(stage)
    .all('AWS::Lambda::Function', FunctionShape)
    .filter(({ properties }) => 'MEDIA_CONVERT_ROLE' in (properties.Environment?.Variables ?? {}))
    .map(({ properties }) => properties.FunctionName);

describe('conversions of videos in production', () => {
  const cloud = cloudOf('production');

  it('are heard of when they end, by the queue of the worker that finishes videos', () => {
    const rules = cloud.all('AWS::Events::Rule', RuleShape);
    const [queue] = cloud
      .all('AWS::SQS::Queue', Queue)
      .filter(({ properties }) => properties.QueueName === 'cholang-production-conversions');
    const [rule] = rules.filter(({ properties }) => properties.Name === 'cholang-production-conversions');
    expect(rule?.properties.EventPattern).toEqual({
      source: ['aws.mediaconvert'],
      'detail-type': ['MediaConvert Job State Change'],
      detail: { status: ['COMPLETE', 'ERROR', 'CANCELED'], userMetadata: { stage: ['production'] } },
    });
    expect(rule?.properties.Targets?.map(({ Arn }) => Arn)).toEqual([`${queue?.id}.Arn`]);
  });

  it('read originals and write videos by a role that only jobs of this account take', () => {
    const [role, ...others] = rolesOf('production');
    expect(others).toEqual([]);
    expect(JSON.stringify(role?.properties.AssumeRolePolicyDocument)).toContain('"aws:SourceAccount"');
    const policies = JSON.stringify(role?.properties.Policies);
    expect(policies.match(/s3:\w+|\/(?:uploads|media\/videos)\/\*/g)).toEqual([
      's3:GetObject',
      '/uploads/*',
      's3:PutObject',
      '/media/videos/*',
    ]);
  });

  it('are ordered by what packages videos, and by nobody else', () => {
    expect(orderRights('production')).toEqual([
      'workers/package-video mediaconvert:CreateJob arn:aws:mediaconvert:ap-southeast-1:<AWS::AccountId>:queues/Default',
      'workers/package-video iam:PassRole arn:aws:iam::<AWS::AccountId>:role/cholang-production-conversions',
    ]);
    expect(settingsOf('production')).toEqual(['cholang-production-package-video']);
  });
});

it('a stage that copies videos orders no conversions', () => {
  expect(cloudOf('sandbox').all('AWS::Events::Rule', RuleShape)).toEqual([]);
  expect([rolesOf('sandbox'), orderRights('sandbox'), settingsOf('sandbox')]).toEqual([[], [], []]);
});
