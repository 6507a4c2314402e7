import type { Stack } from 'aws-cdk-lib';
import type { ISecurityGroup, IVpc } from 'aws-cdk-lib/aws-ec2';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import type { WorkerQueueName } from '../areas/area.ts';
import type { CarrierSecret, PaymentSecret, Stage } from '../stages.ts';

/** What rights are about: everything that outlives a deployment. */
export type Resources = {
  table: ITableV2;
  views: Bucket;
  media: Bucket;
  secret: Secret;
  sessionKey: Secret;
  edgeSecret: Secret;
  paymentSecrets: Record<PaymentSecret, Secret>;
  carrierSecrets: Record<CarrierSecret, Secret>;
  orderLinkSecret: Secret;
  googleSecret: Secret;
  einvoiceSecret: Secret;
  pushSecret: Secret;
  messagesSecret: Secret;
  identitySecret: Secret;
  /** Seals the keys that members' papers are sealed with. */
  identityKey: Key;
  queues: Record<WorkerQueueName, Queue>;
};

/** The WebSocket API as those who write to its sockets see it. */
export type Sockets = { endpoint: string; manageArn: string; closeArn: string };

/** The database of views, and the network it stands in. */
export type ViewsDatabase = {
  vpc: IVpc;
  /** Who wears it may knock. */
  caller: ISecurityGroup;
  address: string;
  /** The one user there is, as IAM names it. */
  userArn: string;
};

/** What every stack with functions is built from. */
export type StackContext = {
  stage: Stage;
  resources: Resources;
  codeOf: (entry: string) => Code;
  sockets?: Sockets;
  /** Where the stage has one. */
  database?: ViewsDatabase;
  /** Where the views of this release are built. */
  builtViews?: Stack;
};
