import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { queueNames } from '../areas/queues.ts';
import type { Rights } from '../areas/rights.ts';
import { nameIn, originOf, sessionSecretName } from '../stages.ts';
import { paymentSettings } from './payment-settings.ts';
import { signInSettings } from './sign-in-settings.ts';
import type { Resources, Sockets, Surroundings } from './resources.ts';
import { tableIndexes } from './table-indexes.ts';

const tableReads = ['GetItem', 'BatchGetItem', 'Query'];
const tableWrites = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem'];

const allow = (service: string, actions: readonly string[], resources: string[]) =>
  new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources });

function onTable({ table }: Resources, right: 'read' | 'write'): PolicyStatement[] {
  // Each index by its name: a wildcard would cover indexes nobody has thought about yet.
  const indexes = tableIndexes.map(({ indexName }) => `${table.tableArn}/index/${indexName}`);
  const reads = allow('dynamodb', tableReads, [table.tableArn, ...indexes]);
  return right === 'read' ? [reads] : [reads, allow('dynamodb', tableWrites, [table.tableArn])];
}

function required(sockets: Sockets | undefined): Sockets {
  if (!sockets)
    throw new Error('A function that writes to sockets stands in a stack that does not know them');
  return sockets;
}

const snapshotsOf = ({ stage, resources }: Surroundings) =>
  `arn:aws:s3:::${nameIn(stage, 'views', Stack.of(resources.views).account)}/*`;

/** Named, not taken from its stack: the distribution there needs the API of those who read. */
const webFiles = ({ stage, resources }: Surroundings) =>
  ['index.html', 'route-files.json'].map(
    (name) => `arn:aws:s3:::${nameIn(stage, 'web', Stack.of(resources.table).account)}/${name}`,
  );

/** Originals lie apart from what is shown, so that who may put the ones cannot touch the others. */
const mediaUnder = ({ stage, resources }: Surroundings, folder: string) =>
  `arn:aws:s3:::${nameIn(stage, 'media', Stack.of(resources.media).account)}/${folder}/*`;

const originals = (surroundings: Surroundings) => mediaUnder(surroundings, 'uploads');
const shown = (surroundings: Surroundings) => mediaUnder(surroundings, 'media/reviews');

function onMedia(right: 'upload' | 'process', surroundings: Surroundings): PolicyStatement[] {
  if (right === 'upload') return [allow('s3', ['PutObject'], [originals(surroundings)])];
  return [
    allow('s3', ['GetObject', 'DeleteObject'], [originals(surroundings)]),
    allow('s3', ['PutObject', 'DeleteObject'], [shown(surroundings)]),
  ];
}

/** The only resources that end in a wildcard, and why they must. */
export function wildcardsOf(rights: Rights, surroundings: Surroundings): (readonly [string, string])[] {
  return [
    ...(rights.views
      ? [[snapshotsOf(surroundings), 'Snapshots are named by view and version'] as const]
      : []),
    ...(rights.media ? [[originals(surroundings), 'Uploads are named by member and number'] as const] : []),
    ...(rights.media === 'process'
      ? [[shown(surroundings), 'Pictures are named by upload and width'] as const]
      : []),
    ...(rights.sockets
      ? [[required(surroundings.sockets).manageArn, 'A connection has no name before it is open'] as const]
      : []),
  ];
}

/** The rights of an area's table as statements: exact actions on exact resources. */
export function statementsFor(rights: Rights, surroundings: Surroundings): PolicyStatement[] {
  const { resources, stage } = surroundings;
  const { region, account } = Stack.of(resources.table);
  const identity = `arn:aws:ses:${region}:${account}:identity/${stage.domain}`;
  return [
    ...(rights.table ? onTable(resources, rights.table) : []),
    ...(rights.views ? [allow('s3', ['GetObject'], [snapshotsOf(surroundings)])] : []),
    ...(rights.views === 'write' ? [allow('s3', ['PutObject'], [snapshotsOf(surroundings)])] : []),
    ...(rights.media ? onMedia(rights.media, surroundings) : []),
    ...(rights.web ? [allow('s3', ['GetObject'], webFiles(surroundings))] : []),
    ...(rights.secret ? [allow('secretsmanager', ['GetSecretValue'], [resources.secret.secretArn])] : []),
    ...(rights.payments ?? []).map((name) =>
      allow('secretsmanager', ['GetSecretValue'], [resources.paymentSecrets[name].secretArn]),
    ),
    ...(rights.signIn
      ? [allow('secretsmanager', ['GetSecretValue'], [resources.googleSecret.secretArn])]
      : []),
    ...(rights.mail ? [allow('ses', ['SendEmail', 'SendRawEmail'], [identity])] : []),
    ...(rights.sockets
      ? [allow('execute-api', ['ManageConnections'], [required(surroundings.sockets).manageArn])]
      : []),
    ...(rights.queues ?? []).map((name) => allow('sqs', ['SendMessage'], [resources.queues[name].queueArn])),
  ];
}

/** The settings that go with the rights; a name has the same value wherever it appears. */
export function environmentFor(rights: Rights, surroundings: Surroundings): Record<string, string> {
  const { resources, stage } = surroundings;
  const queueUrls = queueNames
    .filter((name) => rights.queues?.includes(name))
    .map((name) => [`${name.toUpperCase()}_QUEUE_URL`, resources.queues[name].queueUrl]);
  return {
    STAGE: stage.name,
    LOG_LEVEL: stage.logLevel,
    PUBLIC_ORIGIN: originOf(stage),
    // node:sqlite still calls itself experimental, once on every cold start.
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    ...(rights.table && { TABLE_NAME: resources.table.tableName }),
    ...(rights.views && {
      VIEWS_BUCKET: resources.views.bucketName,
      VIEW_FRESH_MS: String(stage.viewFreshMs),
    }),
    ...(rights.media && { MEDIA_BUCKET: resources.media.bucketName }),
    ...(rights.web && { WEB_BUCKET: nameIn(stage, 'web', Stack.of(resources.table).account) }),
    ...(rights.secret && {
      SESSION_SECRET_ID: sessionSecretName(stage),
      ACCESS_TOKEN_SECONDS: String(stage.accessTokenSeconds),
    }),
    ...(rights.payments && paymentSettings(stage, rights.payments)),
    ...(rights.signIn && signInSettings(stage)),
    ...(rights.mail && { MAIL_FROM: `Chợ Làng <no-reply@${stage.domain}>` }),
    ...(rights.sockets && { SOCKET_ENDPOINT: required(surroundings.sockets).endpoint }),
    ...Object.fromEntries(queueUrls),
  };
}
