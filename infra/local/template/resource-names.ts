import { createHash } from 'node:crypto';

/** All facts about a resource that an intrinsic may refer to. */
export type NamedResource = { id: string; type: string; stackName: string; region: string; name: string };
export type Places = { queueUrlBase: string };

/** The account id that the emulators use. */
export const account = '000000000000';

const nameProperties: Record<string, string> = {
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::SecretsManager::Secret': 'Name',
  'AWS::Scheduler::Schedule': 'Name',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::IAM::Role': 'RoleName',
};

export const nameProperty = (type: string): string | undefined => nameProperties[type];

/** Returns CloudFormation's default name of a resource; a bucket's is lower case. */
export function defaultName(type: string, stackName: string, id: string): string {
  const name = `${stackName}-${id}`;
  if (type === 'AWS::ApiGatewayV2::Api') return createHash('sha256').update(name).digest('hex').slice(0, 10);
  if (type === 'AWS::S3::Bucket') return name.toLowerCase().slice(0, 63);
  return name;
}

/** Builds a secret's ARN, which on AWS ends with six random characters. */
const secretArn = ({ region, name }: NamedResource) =>
  `arn:aws:secretsmanager:${region}:${account}:secret:${name}-local1`;

/** Reads a place only for a resource that needs it: the others are the same in every cloud. */
export function refOf(resource: NamedResource, places: Places): string {
  if (resource.type === 'AWS::SQS::Queue') return `${places.queueUrlBase}/${account}/${resource.name}`;
  if (resource.type === 'AWS::SecretsManager::Secret') return secretArn(resource);
  return resource.name;
}

const arnParts: Record<string, (named: NamedResource) => string> = {
  'AWS::DynamoDB::Table': ({ region, name }) => `dynamodb:${region}:${account}:table/${name}`,
  'AWS::DynamoDB::GlobalTable': ({ region, name }) => `dynamodb:${region}:${account}:table/${name}`,
  'AWS::SQS::Queue': ({ region, name }) => `sqs:${region}:${account}:${name}`,
  'AWS::S3::Bucket': ({ name }) => `s3:::${name}`,
  'AWS::Lambda::Function': ({ region, name }) => `lambda:${region}:${account}:function:${name}`,
  'AWS::KMS::Key': ({ region, name }) => `kms:${region}:${account}:key/${name}`,
  'AWS::IAM::Role': ({ name }) => `iam::${account}:role/${name}`,
  'AWS::Logs::LogGroup': ({ region, name }) => `logs:${region}:${account}:log-group:${name}`,
};

const arnOf = (resource: NamedResource): string => {
  const parts = arnParts[resource.type]?.(resource);
  return `arn:aws:${parts ?? `local:${resource.region}:${account}:${resource.type}/${resource.name}`}`;
};

export function attributeOf(resource: NamedResource, attribute: string, places: Places): string {
  const { name, region } = resource;
  if (attribute === 'Arn') return arnOf(resource);
  if (attribute === 'StreamArn') return `${arnOf(resource)}/stream/local`;
  if (attribute === 'QueueUrl') return refOf(resource, places);
  if (attribute === 'ApiEndpoint') return `https://${name}.execute-api.${region}.amazonaws.com`;
  if (resource.type === 'AWS::S3::Bucket' && attribute.endsWith('DomainName')) {
    return attribute === 'DomainName' ? `${name}.s3.amazonaws.com` : `${name}.s3.${region}.amazonaws.com`;
  }
  if (/(Name|Id)$/.test(attribute)) return name;
  return `${arnOf(resource)}/${attribute}`;
}
