import { Stack } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { conversionRoleName, nameIn, type Stage } from '../stages.ts';
import { acknowledgeWildcard } from './acknowledge.ts';

/** Lets MediaConvert read originals and write qualities of videos, and queues the ends of its jobs. */
export function conversions(scope: Construct, stage: Stage, ends: Queue): void {
  if (stage.videos !== 'converted') return;
  const { account } = Stack.of(scope);
  const media = `arn:aws:s3:::${nameIn(stage, 'media', account)}`;
  const folders = { GetObject: `${media}/uploads/*`, PutObject: `${media}/media/videos/*` };
  const role = new Role(scope, 'ConversionRole', {
    roleName: conversionRoleName(stage),
    // Only jobs of this account: the service works for everybody.
    assumedBy: new ServicePrincipal('mediaconvert.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': account } },
    }),
    inlinePolicies: {
      files: new PolicyDocument({
        statements: Object.entries(folders).map(
          ([action, folder]) => new PolicyStatement({ actions: [`s3:${action}`], resources: [folder] }),
        ),
      }),
    },
  });
  for (const folder of Object.values(folders))
    acknowledgeWildcard(role, folder, 'Videos are named by their uploads');
  new Rule(scope, 'ConversionEnds', {
    ruleName: nameIn(stage, 'conversions'),
    eventPattern: {
      source: ['aws.mediaconvert'],
      detailType: ['MediaConvert Job State Change'],
      // Stages share an account, and each hears of its own jobs only.
      detail: { status: ['COMPLETE', 'ERROR', 'CANCELED'], userMetadata: { stage: [stage.name] } },
    },
    targets: [new SqsQueue(ends)],
  });
}
