import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cloudOf } from './cloud.ts';

const Table = z.object({
  TableName: z.string(),
  KeySchema: z.unknown(),
  GlobalSecondaryIndexes: z.array(
    z.object({
      IndexName: z.string(),
      KeySchema: z.array(z.object({ AttributeName: z.string() })),
      Projection: z.object({ ProjectionType: z.string() }),
    }),
  ),
  TimeToLiveSpecification: z.unknown(),
  StreamSpecification: z.unknown(),
  Replicas: z.array(
    z.object({
      DeletionProtectionEnabled: z.boolean(),
      PointInTimeRecoverySpecification: z.object({ PointInTimeRecoveryEnabled: z.boolean() }),
    }),
  ),
});
const Bucket = z.object({
  BucketName: z.string(),
  BucketEncryption: z.object({}),
  PublicAccessBlockConfiguration: z.record(z.string(), z.boolean()),
  LoggingConfiguration: z.object({ DestinationBucketName: z.string() }).optional(),
});
const Rule = z.object({
  Prefix: z.string().optional(),
  ExpirationInDays: z.number().optional(),
  AbortIncompleteMultipartUpload: z.object({ DaysAfterInitiation: z.number() }).optional(),
  Status: z.string(),
});
const MediaBucket = Bucket.extend({
  LifecycleConfiguration: z.object({ Rules: z.array(Rule) }).optional(),
});
const isMedia = ({ properties }: { properties: z.infer<typeof MediaBucket> }): boolean =>
  properties.BucketName.includes('-media-');
const Queue = z.object({ QueueName: z.string(), MessageRetentionPeriod: z.number() });
const Secret = z.object({ Name: z.string(), GenerateSecretString: z.unknown() });
const BucketPolicy = z.object({
  Bucket: z.string(),
  PolicyDocument: z.object({ Statement: z.array(z.record(z.string(), z.unknown())) }),
});

describe.each(['sandbox', 'production'] as const)('what %s keeps', (stage) => {
  const cloud = cloudOf(stage);
  /** A failed first deployment leaves nothing in the way of the second; a sandbox can be torn down. */
  const end = stage === 'production' ? 'RetainExceptOnCreate' : 'Delete';

  it('is one table with its four ways in, its stream, its expiry and its way back', () => {
    const [table, ...others] = cloud.all('AWS::DynamoDB::GlobalTable', Table);
    expect(others).toEqual([]);
    expect(table).toMatchObject({
      goes: end,
      properties: {
        TableName: `cholang-${stage}`,
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
        Replicas: [
          {
            DeletionProtectionEnabled: stage === 'production',
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          },
        ],
      },
    });
    const indexes = table?.properties.GlobalSecondaryIndexes.map(({ IndexName, KeySchema, Projection }) => [
      IndexName,
      ...KeySchema.map(({ AttributeName }) => AttributeName),
      Projection.ProjectionType,
    ]);
    expect(indexes).toEqual([
      ['gsi1', 'gsi1pk', 'gsi1sk', 'ALL'],
      ['gsi2', 'gsi2pk', 'gsi2sk', 'ALL'],
      ['changes', 'changes', 'changeId', 'ALL'],
    ]);
  });

  it('is in buckets that are private, encrypted, logged and refuse plain connections', () => {
    const buckets = cloud.all('AWS::S3::Bucket', Bucket);
    const policies = cloud.all('AWS::S3::BucketPolicy', BucketPolicy);
    expect(buckets.map(({ properties }) => properties.BucketName).sort()).toEqual(
      ['logs', 'media', 'views', 'web'].map((name) => `cholang-${stage}-${name}-<AWS::AccountId>`),
    );
    for (const { id, goes, properties } of buckets) {
      expect(goes).toBe(end);
      expect(Object.values(properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
      expect(Boolean(properties.LoggingConfiguration)).toBe(!properties.BucketName.includes('-logs-'));
      const statements = policies
        .filter((policy) => policy.properties.Bucket === id)
        .flatMap((policy) => policy.properties.PolicyDocument.Statement);
      expect(statements).toContainEqual(
        expect.objectContaining({
          Effect: 'Deny',
          Action: 's3:*',
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
      );
    }
  });

  it('is emptied before it goes, where it may go', () => {
    const emptied = cloud.all('Custom::S3AutoDeleteObjects', z.object({ BucketName: z.string() }));
    const buckets = cloud.all('AWS::S3::Bucket', Bucket);
    const gone = stage === 'production' ? [] : buckets.map(({ id }) => id).sort();
    expect(emptied.map(({ properties }) => properties.BucketName).sort()).toEqual(gone);
  });

  it('is secrets made by one rule each: another would write over what a provider gave', () => {
    const secrets = cloud.all('AWS::SecretsManager::Secret', Secret);
    expect(secrets.map(({ properties }) => properties.Name).sort()).toEqual([
      `cholang/${stage}/carriers/ghtk`,
      `cholang/${stage}/carriers/ghtk-hook`,
      `cholang/${stage}/edge`,
      `cholang/${stage}/identity`,
      `cholang/${stage}/invoices/provider`,
      `cholang/${stage}/messages/provider`,
      `cholang/${stage}/order-links`,
      `cholang/${stage}/payments/bank`,
      `cholang/${stage}/payments/bank-list`,
      `cholang/${stage}/payments/stripe`,
      `cholang/${stage}/payments/stripe-notices`,
      `cholang/${stage}/payments/vnpay`,
      `cholang/${stage}/push`,
      `cholang/${stage}/session`,
      `cholang/${stage}/session-key`,
      `cholang/${stage}/sign-in/google`,
    ]);
    for (const { goes, properties } of secrets) {
      expect(goes).toBe(end);
      const [, , ...name] = properties.Name.split('/');
      expect(properties.GenerateSecretString).toEqual({
        ExcludePunctuation: true,
        PasswordLength: name.length > 1 ? 32 : 64,
        ...(name[0] === 'edge' && { SecretStringTemplate: '{"b":""}', GenerateStringKey: 'a' }),
      });
    }
  });

  it('shows nothing of what people put under uploads, and forgets it', () => {
    const [media] = cloud.all('AWS::S3::Bucket', MediaBucket).filter(isMedia);
    const readers = cloud
      .all('AWS::S3::BucketPolicy', BucketPolicy)
      .filter(({ properties }) => properties.Bucket === media?.id)
      .flatMap(({ properties }) => properties.PolicyDocument.Statement)
      .filter(({ Effect, Action }) => Effect === 'Allow' && Action === 's3:GetObject');
    expect(readers.map(({ Resource }) => Resource)).toEqual([`${media?.id}.Arn/media/*`]);
  });

  it.each([
    ['uploads/', 'media'],
    ['files/', 'jobs'],
  ])('keeps what lies under %s for as long as a message about it may wait in %s', (Prefix, queue) => {
    const [days = 0, deadDays = 0] = ['', '-dead'].map((suffix) => {
      const found = cloud
        .all('AWS::SQS::Queue', Queue)
        .find(({ properties }) => properties.QueueName === `cholang-${stage}-${queue}${suffix}`);
      return (found?.properties.MessageRetentionPeriod ?? Number.NaN) / (24 * 3600);
    });
    const rules = cloud
      .all('AWS::S3::Bucket', MediaBucket)
      .filter(isMedia)
      .flatMap(({ properties }) => properties.LifecycleConfiguration?.Rules ?? []);
    const kept = rules.find((rule) => rule.Prefix === Prefix && rule.Status === 'Enabled');
    // Used a day after it was put at the latest; handed out anew, a dead letter waits in its queue once more.
    expect(kept?.ExpirationInDays).toBeGreaterThanOrEqual(1 + days + deadDays + days);
  });

  it('forgets the parts of an upload that nobody went on with for a week', () => {
    const rules = cloud
      .all('AWS::S3::Bucket', MediaBucket)
      .filter(isMedia)
      .flatMap(({ properties }) => properties.LifecycleConfiguration?.Rules ?? []);
    const aborting = rules.filter(({ AbortIncompleteMultipartUpload: abort }) => abort);
    expect(aborting).toEqual([
      { Status: 'Enabled', AbortIncompleteMultipartUpload: { DaysAfterInitiation: 7 } },
    ]);
  });

  it('forgets within a day what was sent as a picture of a paper and not kept', () => {
    const rules = cloud
      .all('AWS::S3::Bucket', MediaBucket)
      .filter(isMedia)
      .flatMap(({ properties }) => properties.LifecycleConfiguration?.Rules ?? []);
    const sent = rules.find(({ Prefix, Status }) => Prefix === 'papers/in/' && Status === 'Enabled');
    expect(sent?.ExpirationInDays).toBe(1);
  });

  it('has names that say the stage, so that stages share an account', () => {
    const other = cloudOf(stage === 'sandbox' ? 'production' : 'sandbox');
    const named = (one: typeof cloud) => [
      ...one.all('AWS::S3::Bucket', Bucket).map(({ properties }) => properties.BucketName),
      ...one.all('AWS::DynamoDB::GlobalTable', Table).map(({ properties }) => properties.TableName),
      ...one
        .all('AWS::SQS::Queue', z.object({ QueueName: z.string() }))
        .map(({ properties }) => properties.QueueName),
      ...one
        .all('AWS::Logs::LogGroup', z.object({ LogGroupName: z.string() }))
        .map(({ properties }) => properties.LogGroupName),
    ];
    expect(named(cloud).filter((name) => named(other).includes(name))).toEqual([]);
  });
});
