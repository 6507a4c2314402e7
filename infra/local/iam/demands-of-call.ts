import * as z from 'zod';
import { account } from '../template/resource-names.ts';
import type { Assembly } from '../template/template.ts';
import { type TableKeys, tableDemands } from './demands.ts';
import type { Demand } from './policies.ts';

/** An outgoing call: the service's URL, and the content that determines the required rights. */
export type Call = {
  method: string;
  url: URL;
  target: string;
  body: string;
  /** Source object of a copy, with its bucket. */
  copySource?: string | undefined;
};

/** Base URL of each service. */
export type Doors = {
  dynamodb: string;
  sqs: string;
  s3: string;
  secrets: string;
  keys: string;
  sockets: string;
  mail: string;
};

const ToQueue = z.object({ QueueUrl: z.string() });
const OfKey = z.object({ KeyId: z.string() });
const OfSecret = z.object({ SecretId: z.string() });
const KeySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const Table = z.object({
  KeySchema,
  GlobalSecondaryIndexes: z.array(z.object({ IndexName: z.string(), KeySchema })).default([]),
});
const MailIdentity = z.object({
  ConfigurationSetAttributes: z.object({ ConfigurationSetName: z.string() }).optional(),
});
const Socket = z.object({ ProtocolType: z.string() });

const objectActions: Record<string, string> = { GET: 'GetObject', HEAD: 'GetObject', PUT: 'PutObject' };
const queueActions: Record<string, string> = { SendMessageBatch: 'SendMessage' };

const hashOf = (keys: z.output<typeof KeySchema>): string =>
  keys.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? '';

const tablesIn = ({ declared }: Assembly): Map<string, TableKeys> =>
  new Map(
    declared('AWS::DynamoDB::GlobalTable', Table).map(({ name, arn, properties }) => [
      name,
      {
        arn,
        hashKey: hashOf(properties.KeySchema),
        indexes: new Map(
          properties.GlobalSecondaryIndexes.map((index) => [index.IndexName, hashOf(index.KeySchema)]),
        ),
      },
    ]),
  );

const bucketArn = 'arn:aws:s3:::';
const keyOf = ({ pathname }: URL): string => decodeURIComponent(pathname.slice(1));

/** Returns the right to learn that an object is missing: S3 answers 403 to callers without listing. */
export function demandsOfMissing({ url }: Call, { s3 }: Doors): Demand[] {
  if (!url.href.startsWith(s3)) return [];
  const [bucket = '', ...prefix] = keyOf(url).split('/');
  return [{ action: 's3:ListBucket', resource: bucketArn + bucket, prefix: prefix.join('/') }];
}

/** Determines the rights that AWS would require for a call to its services; none for other addresses. */
export function demandsReader(assembly: Assembly, doors: Doors): (call: Call) => Demand[] {
  const { declared, region } = assembly;
  const tables = tablesIn(assembly);
  const queues = new Map(declared('AWS::SQS::Queue', z.object({})).map(({ name, arn }) => [name, arn]));
  const secrets = new Map(
    declared('AWS::SecretsManager::Secret', z.object({})).map(({ name, ref }) => [name, ref]),
  );
  const socketApi = declared('AWS::ApiGatewayV2::Api', Socket).find(
    ({ properties }) => properties.ProtocolType === 'WEBSOCKET',
  );

  const mailSets = declared('AWS::SES::EmailIdentity', MailIdentity).flatMap(
    ({ properties }) => properties.ConfigurationSetAttributes?.ConfigurationSetName ?? [],
  );

  /** Sending mail needs rights on domain identity and configuration set; raw mail needs both actions. */
  const mailDemands = (): Demand[] => {
    const domain = /@([^>\s]+)/.exec(process.env['MAIL_FROM'] ?? '')?.[1] ?? '';
    const named = [`identity/${domain}`, ...mailSets.map((name) => `configuration-set/${name}`)];
    return named.flatMap((name) =>
      ['ses:SendEmail', 'ses:SendRawEmail'].map((action) => ({
        action,
        resource: `arn:aws:ses:${region}:${account}:${name}`,
      })),
    );
  };

  const readers: [door: string, read: (call: Call, operation: string) => Demand[]][] = [
    [doors.dynamodb, ({ body }, operation) => tableDemands(tables, operation, JSON.parse(body))],
    [
      doors.sqs,
      ({ body }, operation) => {
        const name = ToQueue.parse(JSON.parse(body)).QueueUrl.split('/').at(-1) ?? '';
        return [
          { action: `sqs:${queueActions[operation] ?? operation}`, resource: queues.get(name) ?? name },
        ];
      },
    ],
    [
      doors.s3,
      ({ method, url, copySource }) => [
        {
          action: `s3:${objectActions[method] ?? 'DeleteObject'}`,
          resource: bucketArn + keyOf(url),
        },
        ...(copySource
          ? [{ action: 's3:GetObject', resource: bucketArn + decodeURIComponent(copySource).slice(1) }]
          : []),
      ],
    ],
    [
      doors.sockets,
      ({ method, url }) => [
        {
          action: 'execute-api:ManageConnections',
          resource: `arn:aws:execute-api:${region}:${account}:${socketApi?.ref}/ws/${method}/@connections/${url.pathname.split('/').at(-1)}`,
        },
      ],
    ],
    [doors.mail, mailDemands],
    [
      doors.keys,
      ({ body }, operation) => [
        { action: `kms:${operation}`, resource: OfKey.parse(JSON.parse(body)).KeyId },
      ],
    ],
    [
      doors.secrets,
      ({ body }, operation) => {
        const { SecretId } = OfSecret.parse(JSON.parse(body));
        return [{ action: `secretsmanager:${operation}`, resource: secrets.get(SecretId) ?? SecretId }];
      },
    ],
  ];

  return function demandsOf(call) {
    const reader = readers.find(([door]) => call.url.href.startsWith(door));
    return reader ? reader[1](call, call.target.split('.').at(-1) ?? '') : [];
  };
}
