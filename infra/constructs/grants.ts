import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { feedOf } from '#functions/platform/views/view-feed.ts';
import { views as definedViews } from '#functions/workers/all-views.ts';
import { queueSetting } from '#functions/platform/queue-setting.ts';
import type { Rights } from '../areas/rights.ts';
import {
  conversionRoleArn,
  edgeSecretName,
  einvoiceSecretName,
  identitySecretName,
  mailSetName,
  messagesSecretName,
  nameIn,
  orderLinkSecretName,
  originOf,
  sessionKeyName,
  sessionSecretName,
} from '../stages.ts';
import {
  allow,
  arnsOf,
  bucketOf,
  jobFiles,
  mediaWildcards,
  type Objects,
  onConversions,
  onFiles,
  onMedia,
  onObjects,
  onPaperPictures,
  paperPictures,
  readsOf,
} from './object-grants.ts';
import type { Resources, Sockets, StackContext } from './resources.ts';
import {
  carrierSettings,
  companySettings,
  paymentSettings,
  pushSettings,
  signInSettings,
} from './stage-settings.ts';
import { feedIndex } from './table-indexes.ts';
import { databaseFor, databaseSettings, onDatabase, usesFiles } from './view-engine.ts';

const tableReads = ['GetItem', 'BatchGetItem', 'Query'];
const tableWrites = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem'];

/** Partition of public session keys; a writer could sign in as anybody, so only signing functions may. */
const keysOfSessions = 'KEYS#SESSION';

/** Partitions of sign-in data and links. */
const signIns = ['SIGNIN#*', 'LINK#*'];

/** Partitions of identity data and papers. */
const identities = ['IDENTITY#*', 'IDNUMBER#*', 'PAPER#*'];

const feedOfView = new Map(definedViews.map((view) => [view.name, feedOf(view)]));

/** Returns the `changes` partitions that a function may read; views of one feed share them. */
function feedPartitions({ views = [], feeds = [] }: Rights): string[] {
  if (views === 'store') return ['VIEW#*'];
  const names = [...views, ...feeds].map((name) => feedOfView.get(name) ?? name);
  return [...new Set(names)].sort().map((name) => `VIEW#${name}#*`);
}

/**
 * Allows reading the index `changes` feed by feed. The index copies whole items of all kinds, papers and
 * profiles included, into its own partitions, so the table's denials by partition do not cover it.
 */
function onFeeds({ table }: Resources, rights: Rights): PolicyStatement[] {
  const partitions = feedPartitions(rights);
  if (partitions.length === 0) return [];
  const read = allow('dynamodb', ['Query'], [`${table.tableArn}/index/${feedIndex}`]);
  read.addCondition('ForAllValues:StringLike', { 'dynamodb:LeadingKeys': partitions });
  return [read];
}

function onTable(resources: Resources, rights: Rights): PolicyStatement[] {
  const { table } = resources;
  const {
    table: right,
    indexes = [],
    scan,
    only,
    signs,
    signIns: mayProve,
    identities: mayIdentify,
  } = rights;
  if (!right) return [];
  const actions = right === 'read' ? tableReads : [...tableReads, ...tableWrites];
  if (only) {
    const within = allow('dynamodb', actions, [table.tableArn]);
    // The condition allows keys of the table only; an index has its own keys, so no index is granted.
    within.addCondition('ForAllValues:StringLike', {
      'dynamodb:LeadingKeys': only.map((start) => `${start}*`),
    });
    return [within];
  }
  const closed = [...(mayProve ? [] : signIns), ...(mayIdentify ? [] : identities)];
  // Each index is granted by name, because a grant on an index covers all of its partitions.
  const asked = indexes.map((name) => `${table.tableArn}/index/${name}`);
  const reads = allow('dynamodb', tableReads, [table.tableArn]);
  return [
    reads,
    ...(asked.length > 0 ? [allow('dynamodb', ['Query'], asked)] : []),
    ...onFeeds(resources, rights),
    ...(right === 'write' ? [allow('dynamodb', tableWrites, [table.tableArn])] : []),
    ...(scan ? [allow('dynamodb', ['Scan'], [table.tableArn])] : []),
    ...(closed.length > 0 ? [deny(actions, table.tableArn, closed)] : []),
    ...(right === 'read' || signs ? [] : [deny(tableWrites, table.tableArn, [keysOfSessions])]),
  ];
}

/** Denies access to these partitions regardless of other grants, also within a transaction or batch. */
const deny = (actions: readonly string[], tableArn: string, partitions: readonly string[]) =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [tableArn],
    conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [...partitions] } },
  });

function required(sockets: Sockets | undefined): Sockets {
  if (!sockets)
    throw new Error('A function that writes to sockets stands in a stack that does not know them');
  return sockets;
}

function connectionsFor({ sockets: right }: Rights, { sockets }: StackContext): string[] {
  if (!right) return [];
  const { manageArn, closeArn } = required(sockets);
  return right === 'close' ? [manageArn, closeArn] : [manageArn];
}

/** Snapshots of a view are in a folder with its name. */
function snapshotsOf(rights: Rights, stackContext: StackContext): Objects {
  const { views = [] } = rights;
  const folders = views === 'store' ? [''] : views.map((name) => `${name}/`);
  return {
    bucket: bucketOf(stackContext, 'views'),
    keys: usesFiles(rights, stackContext) ? folders.map((folder) => `views/${folder}*`) : [],
  };
}

function onSnapshots(rights: Rights, stackContext: StackContext): PolicyStatement[] {
  const snapshots = snapshotsOf(rights, stackContext);
  return [...readsOf(snapshots), ...(rights.views === 'store' ? [onObjects(['PutObject'], snapshots)] : [])];
}

const webFiles = (stackContext: StackContext): Objects => ({
  bucket: bucketOf(stackContext, 'web'),
  keys: ['index.html', 'route-files.json'],
});

function identityOf({ stage, resources }: StackContext): string {
  const { region, account } = Stack.of(resources.table);
  return `arn:aws:ses:${region}:${account}:identity/${stage.guarded ? stage.domain : '*'}`;
}

/** Allows sending mail. SES requires permission for both the identity and the configuration set. */
const onMail = (stackContext: StackContext): PolicyStatement => {
  const { region, account } = Stack.of(stackContext.resources.table);
  const set = `arn:aws:ses:${region}:${account}:configuration-set/${mailSetName(stackContext.stage)}`;
  return allow('ses', ['SendEmail', 'SendRawEmail'], [identityOf(stackContext), set]);
};

/** Lists all resources with a wildcard, and why each must have one. */
export function wildcardsOf(rights: Rights, stackContext: StackContext): (readonly [string, string])[] {
  return [
    ...arnsOf(snapshotsOf(rights, stackContext)).map(
      (arn) => [arn, 'Snapshots are named by view and version'] as const,
    ),
    ...(databaseFor(rights, stackContext)
      ? [['*', 'Network interfaces have no name before Lambda makes them'] as const]
      : []),
    ...mediaWildcards(rights, stackContext),
    ...(rights.files
      ? arnsOf(jobFiles(stackContext)).map((arn) => [arn, 'Files are named by their owner and job'] as const)
      : []),
    ...(rights.paperPictures
      ? arnsOf(paperPictures(rights.paperPictures, stackContext)).map(
          (arn) => [arn, 'Pictures are named by their owner and paper'] as const,
        )
      : []),
    ...(rights.mail && !stackContext.stage.guarded
      ? [
          [
            identityOf(stackContext),
            'In the sandbox of SES the right to the receiver’s identity is asked too',
          ] as const,
        ]
      : []),
    ...connectionsFor(rights, stackContext).map(
      (arn) => [arn, 'A connection has no name before it is open'] as const,
    ),
  ];
}

const secretsFor = (
  {
    edge,
    secret,
    signs,
    orderLinks,
    signIn,
    einvoice,
    push,
    messages,
    identities: mayIdentify,
    payments = [],
    carriers = [],
  }: Rights,
  resources: Resources,
): Secret[] => [
  ...(edge ? [resources.edgeSecret] : []),
  ...(secret ? [resources.secret] : []),
  ...(signs ? [resources.sessionKey] : []),
  ...(orderLinks ? [resources.orderLinkSecret] : []),
  ...(signIn ? [resources.googleSecret] : []),
  ...(einvoice ? [resources.einvoiceSecret] : []),
  ...(push ? [resources.pushSecret] : []),
  ...(messages ? [resources.messagesSecret] : []),
  ...(mayIdentify ? [resources.identitySecret] : []),
  ...payments.map((name) => resources.paymentSecrets[name]),
  ...carriers.map((name) => resources.carrierSecrets[name]),
];

/** Tells whether a function orders conversions of videos: what packages them, where the stage has them converted. */
const orders = ({ media }: Rights, { stage }: StackContext): boolean =>
  media === 'package' && stage.videos === 'converted';

/** Converts the rights of an area's entry into policy statements with exact actions on exact resources. */
export function statementsFor(rights: Rights, stackContext: StackContext): PolicyStatement[] {
  const { resources } = stackContext;
  return [
    ...onTable(resources, rights),
    ...(usesFiles(rights, stackContext) ? onSnapshots(rights, stackContext) : []),
    ...onDatabase(databaseFor(rights, stackContext)),
    ...(rights.media ? onMedia(rights.media, stackContext) : []),
    ...(orders(rights, stackContext) ? onConversions(stackContext) : []),
    ...(rights.paperPictures ? onPaperPictures(rights.paperPictures, stackContext) : []),
    ...(rights.files ? onFiles(rights.files, stackContext) : []),
    ...(rights.web ? readsOf(webFiles(stackContext)) : []),
    ...secretsFor(rights, resources).map((secret) =>
      allow('secretsmanager', ['GetSecretValue'], [secret.secretArn]),
    ),
    ...(rights.identities
      ? [allow('kms', ['GenerateDataKey', 'Decrypt'], [resources.identityKey.keyArn])]
      : []),
    ...(rights.mail ? [onMail(stackContext)] : []),
    ...connectionsFor(rights, stackContext).map((arn) => allow('execute-api', ['ManageConnections'], [arn])),
    ...(rights.queues ?? []).map((name) => allow('sqs', ['SendMessage'], [resources.queues[name].queueArn])),
  ];
}

/** Builds the environment variables for the rights; a variable has the same value in every function. */
export function environmentFor(rights: Rights, stackContext: StackContext): Record<string, string> {
  const { resources, stage } = stackContext;
  const queueUrls = (rights.queues ?? []).map((name) => [
    queueSetting(name),
    resources.queues[name].queueUrl,
  ]);
  return {
    STAGE: stage.name,
    LOG_LEVEL: stage.logLevel,
    PUBLIC_ORIGIN: originOf(stage),
    // node:sqlite still prints an experimental warning on every cold start.
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    ...(rights.table && { TABLE_NAME: resources.table.tableName }),
    ...(usesFiles(rights, stackContext) && { VIEWS_BUCKET: resources.views.bucketName }),
    ...databaseSettings(databaseFor(rights, stackContext)),
    ...((rights.media || rights.files || rights.paperPictures) && {
      MEDIA_BUCKET: resources.media.bucketName,
    }),
    ...(orders(rights, stackContext) && {
      MEDIA_CONVERT_ROLE: conversionRoleArn(stage, Stack.of(resources.table).account),
    }),
    ...(rights.web && { WEB_BUCKET: nameIn(stage, 'web', Stack.of(resources.table).account) }),
    ...(rights.edge && { EDGE_SECRET_ID: edgeSecretName(stage) }),
    ...(rights.secret && { SESSION_SECRET_ID: sessionSecretName(stage) }),
    ...(rights.signs && {
      SESSION_KEY_ID: sessionKeyName(stage),
      ACCESS_TOKEN_SECONDS: String(stage.accessTokenSeconds),
    }),
    ...(rights.payments && paymentSettings(stage, rights.payments)),
    ...(rights.papers && companySettings(stage)),
    ...(rights.carriers && carrierSettings(stage, rights.carriers)),
    ...(rights.einvoice && {
      EINVOICE_API_URL: stage.einvoice.apiUrl,
      EINVOICE_SECRET_ID: einvoiceSecretName(stage),
    }),
    ...(rights.messages && {
      MESSAGES_API_URL: stage.messages.apiUrl,
      MESSAGES_SECRET_ID: messagesSecretName(stage),
    }),
    ...(rights.identities && {
      IDENTITY_KEY_ID: resources.identityKey.keyArn,
      IDENTITY_SECRET_ID: identitySecretName(stage),
    }),
    ...(rights.orderLinks && { ORDER_LINK_SECRET_ID: orderLinkSecretName(stage) }),
    ...(rights.signIn && signInSettings(stage)),
    ...(rights.push && pushSettings(stage)),
    ...(rights.mail && { MAIL_FROM: `Chợ Làng <no-reply@${stage.domain}>` }),
    ...(rights.sockets && { SOCKET_ENDPOINT: required(stackContext.sockets).endpoint }),
    ...Object.fromEntries(queueUrls),
  };
}
