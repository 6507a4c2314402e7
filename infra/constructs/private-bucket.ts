import { BlockPublicAccess, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import { nameIn, type Stage } from '../stages.ts';
import { retention } from './retention.ts';

/** Properties of a private bucket: no public access, encrypted, TLS only. */
export const privateBucket = (stage: Stage, name: string, account: string): BucketProps => ({
  bucketName: nameIn(stage, name, account),
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  versioned: true,
  removalPolicy: retention(stage),
  // CloudFormation deletes a bucket only if it is empty.
  autoDeleteObjects: !stage.guarded,
});
