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

/** Resources that rights refer to, all of which outlive a deployment. */
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
  /** KMS key that encrypts the data keys of members' identity papers. */
  identityKey: Key;
  queues: Record<WorkerQueueName, Queue>;
};

/** The WebSocket API as functions that write to its sockets see it. */
export type Sockets = { endpoint: string; manageArn: string; closeArn: string };

/** The database of views and its network. */
export type ViewsDatabase = {
  vpc: IVpc;
  /** Security group whose members may connect to the database. */
  caller: ISecurityGroup;
  address: string;
  /** IAM ARN of the only database user. */
  userArn: string;
};

/** Shared inputs of every stack with functions. */
export type StackContext = {
  stage: Stage;
  resources: Resources;
  loadChunk: (entry: string) => Code;
  sockets?: Sockets;
  /** Set if the stage has a database. */
  database?: ViewsDatabase;
  /** Stack that builds the views of this release. */
  builtViews?: Stack;
};
