import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

const retention = { 14: RetentionDays.TWO_WEEKS, 90: RetentionDays.THREE_MONTHS } as const;

/** Creates a log group such as `/cholang/sandbox/catalogue`; the logs of a stage expire. */
export const serviceLog = (scope: Construct, id: string, stage: Stage, name: string): LogGroup =>
  new LogGroup(scope, id, {
    logGroupName: `/cholang/${stage.name}/${name}`,
    retention: retention[stage.logDays],
    removalPolicy: RemovalPolicy.DESTROY,
  });

/** Creates an access log of a gateway. With this prefix, CloudWatch needs no resource policy for each log. */
export const accessLog = (scope: Construct, id: string, stage: Stage, name: string): LogGroup =>
  new LogGroup(scope, id, {
    logGroupName: `/aws/vendedlogs/cholang/${stage.name}/${name}`,
    retention: retention[stage.logDays],
    removalPolicy: RemovalPolicy.DESTROY,
  });
