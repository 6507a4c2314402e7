import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';

const Resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DeletionPolicy: z.string().default('Delete'),
  UpdateReplacePolicy: z.string().default('Delete'),
});
type Resource = z.infer<typeof Resource>;

export const Template = z.object({ Resources: z.record(z.string(), Resource) });
type Template = z.infer<typeof Template>;

/** The templates of a synthesized stage, by stack. */
export type Templates = Readonly<Record<string, Template>>;

/**
 * Types of resources that hold data, each with the properties CloudFormation cannot change in place: another
 * value makes a second, empty resource. Databases of views are left out, since views are built again from the
 * table.
 */
export const dataTypes: Readonly<Record<string, readonly string[]>> = {
  'AWS::Backup::BackupVault': ['BackupVaultName', 'EncryptionKeyArn'],
  'AWS::DynamoDB::GlobalTable': ['TableName', 'KeySchema', 'LocalSecondaryIndexes'],
  'AWS::KMS::Key': [],
  'AWS::Logs::LogGroup': ['LogGroupName'],
  'AWS::S3::Bucket': ['BucketName'],
  'AWS::SQS::Queue': ['QueueName', 'FifoQueue'],
  'AWS::SecretsManager::Secret': ['Name'],
};

export type TemplateChange = {
  stack: string;
  id: string;
  type: string;
  outcome: 'removed' | 'replaced';
  /** Properties that cannot be changed in place; empty for a removed resource. */
  properties: string[];
  /** `kept` data stays in the account, but no stack uses it any more. */
  data: 'none' | 'kept' | 'lost';
};

const outlives = (policy: string): boolean => policy !== 'Delete';

function changeOf(before: Resource, after: Resource | undefined) {
  if (!after) return { outcome: 'removed' as const, properties: [], policy: before.DeletionPolicy };
  if (after.Type !== before.Type)
    return { outcome: 'replaced' as const, properties: ['Type'], policy: before.DeletionPolicy };
  const properties = (dataTypes[before.Type] ?? []).filter(
    (name) => !isDeepStrictEqual(before.Properties[name], after.Properties[name]),
  );
  if (properties.length === 0) return undefined;
  return { outcome: 'replaced' as const, properties, policy: after.UpdateReplacePolicy };
}

/**
 * Lists what a deployment of `after` over `before` removes, and what of it that holds data it replaces. A
 * template does not say which other resources are replaced: those hold nothing, and `cdk diff` names them.
 */
export function changesBetween(before: Templates, after: Templates): TemplateChange[] {
  return Object.entries(before).flatMap(([stack, { Resources }]) =>
    Object.entries(Resources).flatMap(([id, resource]) => {
      const change = changeOf(resource, after[stack]?.Resources[id]);
      if (!change) return [];
      const { policy, ...rest } = change;
      const kept = outlives(policy) ? 'kept' : 'lost';
      const data = resource.Type in dataTypes ? kept : 'none';
      return [{ stack, id, type: resource.Type, ...rest, data } satisfies TemplateChange];
    }),
  );
}

const spoken = { none: '', kept: ', its data stays in the account, unused', lost: ', ITS DATA IS LOST' };

/** `Data/Table, AWS::DynamoDB::GlobalTable: replaced (TableName), its data stays in the account, unused`. */
export const lineOf = ({ stack, id, type, outcome, properties, data }: TemplateChange): string =>
  `${stack}/${id}, ${type}: ${outcome}${properties.length > 0 ? ` (${properties.join(', ')})` : ''}${spoken[data]}`;
