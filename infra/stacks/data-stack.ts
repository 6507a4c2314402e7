import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Billing, type ITableV2, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Bucket, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Secret, type SecretStringGenerator } from 'aws-cdk-lib/aws-secretsmanager';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { jobLimits } from '#shared/jobs/job-status.ts';
import { exportedFiles } from '#functions/domain/jobs/job-keys.ts';
import type { WorkerQueueName } from '../areas/area.ts';
import { queues } from '../areas/queues.ts';
import { adoptedTable } from '../constructs/adopted-table.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { lockedBackups } from '../constructs/locked-backups.ts';
import { conversions } from '../constructs/conversions.ts';
import { mailReports } from '../constructs/mail-reports.ts';
import { retention } from '../constructs/retention.ts';
import { idOf } from '../constructs/names.ts';
import { privateBucket } from '../constructs/private-bucket.ts';
import type { Resources } from '../constructs/resources.ts';
import { tableIndexes, text } from '../constructs/table-indexes.ts';
import { deadLetterQueue, maxMessageDays, WorkerQueue } from '../constructs/worker-queue.ts';
import {
  type CarrierSecret,
  carrierSecretName,
  carrierSecrets,
  einvoiceSecretName,
  googleSecretName,
  identityKeyAlias,
  identitySecretName,
  messagesSecretName,
  orderLinkSecretName,
  nameIn,
  type PaymentSecret,
  paymentSecretName,
  paymentSecrets,
  pushSecretName,
  edgeSecretName,
  sessionKeyName,
  sessionSecretName,
  type Stage,
} from '../stages.ts';

/** Stack with the data, separate from the code that is redeployed daily. */
export class DataStack extends Stack implements Resources {
  /** The table in use: the stack's own, or one that was restored under another name. */
  readonly table: ITableV2;
  readonly media: Bucket;
  readonly views: Bucket;
  readonly logs: Bucket;
  readonly secret: Secret;
  readonly sessionKey: Secret;
  readonly edgeSecret: Secret;
  readonly paymentSecrets: Record<PaymentSecret, Secret>;
  readonly carrierSecrets: Record<CarrierSecret, Secret>;
  readonly orderLinkSecret: Secret;
  readonly googleSecret: Secret;
  readonly einvoiceSecret: Secret;
  readonly pushSecret: Secret;
  readonly messagesSecret: Secret;
  readonly identitySecret: Secret;
  readonly identityKey: Key;
  readonly queues: Record<WorkerQueueName, Queue>;
  /** Dead-letter queue of stream records that could not be turned into events. */
  readonly deadChanges: Queue;
  readonly #stage: Stage;
  readonly #ownTable: TableV2;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, { ...props, terminationProtection: stage.guarded });
    this.#stage = stage;
    this.#ownTable = this.#makeTable();
    this.table = adoptedTable(this, stage) ?? this.#ownTable;
    if (stage.guarded) lockedBackups(this, stage, this.table);
    this.logs = this.#makeLogs();
    this.media = this.#makeMedia();
    this.views = this.#makeBucket('Views', 'views', {
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(2) }],
    });
    this.secret = this.#makeOwnSecret('Session', sessionSecretName(stage), 'Signs links in mails');
    this.sessionKey = this.#makeOwnSecret('SessionKey', sessionKeyName(stage), 'Signs access tokens');
    this.edgeSecret = this.#makeOwnSecret(
      'Edge',
      edgeSecretName(stage),
      'Tells calls through the edge from others',
      {
        secretStringTemplate: '{"b":""}',
        generateStringKey: 'a',
      },
    );
    this.orderLinkSecret = this.#makeOwnSecret(
      'OrderLink',
      orderLinkSecretName(stage),
      'Signs the links of guests’ orders in mails',
    );
    this.paymentSecrets = this.#makePaymentSecrets();
    this.carrierSecrets = this.#makeCarrierSecrets();
    this.googleSecret = this.#makeGivenSecret('Google', googleSecretName(stage), 'Google');
    this.einvoiceSecret = this.#makeGivenSecret('Einvoice', einvoiceSecretName(stage), 'einvoice');
    this.pushSecret = this.#makeOwnSecret('Push', pushSecretName(stage), 'Signs pushes to browsers');
    this.messagesSecret = this.#makeGivenSecret(
      'Messages',
      messagesSecretName(stage),
      'who sends SMS and Zalo',
    );
    this.identitySecret = this.#makeOwnSecret(
      'Identity',
      identitySecretName(stage),
      'Tells equal numbers of papers',
    );
    this.identityKey = new Key(this, 'IdentityKey', {
      alias: identityKeyAlias(stage),
      description: 'Seals the keys of members’ papers',
      enableKeyRotation: true,
      removalPolicy: retention(stage),
    });
    const made = queues.map((one) => {
      const { queue } = new WorkerQueue(this, `${idOf(one.name)}Queue`, { stage, ...one });
      return [one.name, queue];
    });
    // The cast is safe: the map above has every name.
    this.queues = Object.fromEntries(made) as Record<WorkerQueueName, Queue>;
    mailReports(this, stage, this.queues.bounces);
    conversions(this, stage, this.queues.conversions);
    this.deadChanges = deadLetterQueue(this, 'DeadChanges', stage, 'changes');
    acknowledge(this.deadChanges, 'SQS3', 'It is a dead-letter queue itself: that of the table stream');
    this.#exportAll();
  }

  /**
   * Exports everything, whether or not a stack of this release imports it, and the stack's own table even while
   * another is adopted. CloudFormation refuses to remove an export that a deployed stack still imports, and
   * this stack is updated first.
   */
  #exportAll(): void {
    const secrets = [
      this.secret,
      this.sessionKey,
      this.edgeSecret,
      this.orderLinkSecret,
      ...Object.values(this.paymentSecrets),
      ...Object.values(this.carrierSecrets),
      this.googleSecret,
      this.einvoiceSecret,
      this.pushSecret,
      this.messagesSecret,
      this.identitySecret,
    ];
    const exported = [
      this.#ownTable.tableName,
      this.#ownTable.tableArn,
      this.#ownTable.tableStreamArn,
      ...[this.views, this.media, this.logs].map(({ bucketName }) => bucketName),
      ...[this.media, this.logs].map(({ bucketRegionalDomainName }) => bucketRegionalDomainName),
      this.identityKey.keyArn,
      ...secrets.map(({ secretArn }) => secretArn),
      ...[...Object.values(this.queues), this.deadChanges].flatMap(({ queueArn, queueUrl }) => [
        queueArn,
        queueUrl,
      ]),
    ];
    for (const value of exported) this.exportValue(value);
  }

  #makePaymentSecrets(): Record<PaymentSecret, Secret> {
    const made = paymentSecrets.map((name) => {
      const secret = this.#makeGivenSecret(
        `Payment${idOf(name)}`,
        paymentSecretName(this.#stage, name),
        name,
      );
      return [name, secret] as const;
    });
    // The cast is safe: the map above has every name.
    return Object.fromEntries(made) as Record<PaymentSecret, Secret>;
  }

  #makeCarrierSecrets(): Record<CarrierSecret, Secret> {
    const made = carrierSecrets.map((name) => {
      const secret = this.#makeGivenSecret(
        `Carrier${idOf(name)}`,
        carrierSecretName(this.#stage, name),
        name,
      );
      return [name, secret] as const;
    });
    // The cast is safe: the map above has every name.
    return Object.fromEntries(made) as Record<CarrierSecret, Secret>;
  }

  #makeOwnSecret(
    id: string,
    secretName: string,
    description: string,
    more: SecretStringGenerator = {},
  ): Secret {
    const secret = new Secret(this, `${id}Secret`, {
      secretName,
      description,
      generateSecretString: { passwordLength: 64, excludePunctuation: true, ...more },
      removalPolicy: retention(this.#stage),
    });
    acknowledge(secret, 'SMG4', 'Changing it takes more than one step: docs/operations.md says which');
    return secret;
  }

  /** Creates a random secret, so that nothing is accepted before the provider's value is put in. */
  #makeGivenSecret(id: string, secretName: string, provider: string): Secret {
    const secret = new Secret(this, `${id}Secret`, {
      secretName,
      description: `What ${provider} and the shop know of each other; put here by hand`,
      // Never edit this rule: another one would generate a new value over the provider's own.
      generateSecretString: { passwordLength: 32, excludePunctuation: true },
      removalPolicy: retention(this.#stage),
    });
    acknowledge(secret, 'SMG4', 'The provider changes it, and whoever asked for that puts it here');
    return secret;
  }

  #makeTable(): TableV2 {
    return new TableV2(this, 'Table', {
      tableName: nameIn(this.#stage),
      partitionKey: text('pk'),
      sortKey: text('sk'),
      globalSecondaryIndexes: tableIndexes,
      billing: Billing.onDemand({
        maxWriteRequestUnits: this.#stage.spending.writeUnits,
        maxReadRequestUnits: this.#stage.spending.readUnits,
      }),
      timeToLiveAttribute: 'expiresAt',
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: this.#stage.guarded,
      removalPolicy: retention(this.#stage),
    });
  }

  #makeLogs(): Bucket {
    return this.#makeBucket('Logs', 'logs', {
      // CloudFront delivers its logs through an access control list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      versioned: false,
      lifecycleRules: [{ expiration: Duration.days(this.#stage.logDays) }],
    });
  }

  #makeMedia(): Bucket {
    const media = this.#makeBucket('Media', 'media', {
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(30),
          // An upload that was cut can be resumed for a week; after that its parts would only cost.
          abortIncompleteMultipartUploadAfter: Duration.days(7),
        },
        {
          // Uploads are used within a day or never. The event of their use may be delayed as long as a message
          // can live.
          prefix: 'uploads/',
          expiration: Duration.days(1 + maxMessageDays),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          // Input and output files of jobs, kept as long as the jobs themselves.
          prefix: 'files/',
          expiration: Duration.days(jobLimits.keptDays),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          // Pictures of papers are viewed once, for the identity decision; staff who need one longer ask for
          // another.
          prefix: 'papers/',
          expiration: Duration.days(jobLimits.keptDays),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          // Pictures are copied out when they are accepted. Files that were never accepted, or uploaded again
          // through an old presigned address, are deleted.
          prefix: 'papers/in/',
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          prefix: exportedFiles,
          // A day longer than promised, so that a link issued at the last moment still works.
          expiration: Duration.days(jobLimits.exportDays + 1),
          noncurrentVersionExpiration: Duration.days(1),
        },
      ],
    });
    // Allows any distribution of the account: the distribution is in a later stack, and naming it would be
    // circular.
    media.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        // Excludes uploads/, which strangers fill, and the files of jobs and pictures of papers.
        resources: [media.arnForObjects('media/*')],
        conditions: { ArnLike: { 'aws:SourceArn': `arn:aws:cloudfront::${this.account}:distribution/*` } },
      }),
    );
    return media;
  }

  #makeBucket(id: string, name: string, props: BucketProps = {}): Bucket {
    return new Bucket(this, `${id}Bucket`, {
      ...privateBucket(this.#stage, name, this.account),
      ...(id !== 'Logs' && { serverAccessLogsBucket: this.logs, serverAccessLogsPrefix: `${name}/` }),
      ...props,
    });
  }
}
