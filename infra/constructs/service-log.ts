import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

const retention = { 14: RetentionDays.TWO_WEEKS, 90: RetentionDays.THREE_MONTHS } as const;

/** `/cholang/sandbox/catalogue`: every log of a stage stands under one prefix and ends by itself. */
export const serviceLog = (scope: Construct, id: string, stage: Stage, name: string): LogGroup =>
  new LogGroup(scope, id, {
    logGroupName: `/cholang/${stage.name}/${name}`,
    retention: retention[stage.logDays],
    removalPolicy: RemovalPolicy.DESTROY,
  });

/** Access logs of the gateways. The prefix spares CloudWatch one resource policy per log. */
export const accessLog = (scope: Construct, id: string, stage: Stage, name: string): LogGroup =>
  new LogGroup(scope, id, {
    logGroupName: `/aws/vendedlogs/cholang/${stage.name}/${name}`,
    retention: retention[stage.logDays],
    removalPolicy: RemovalPolicy.DESTROY,
  });
