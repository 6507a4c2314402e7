import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnApi, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import type { Audience } from '#shared/contract/audiences.ts';
import { notFound } from '../areas/operations.ts';
import { accessLogFormat } from '../constructs/access-log-format.ts';
import { ApiRoute } from '../constructs/api-route.ts';
import { FunctionGroup } from '../constructs/function-group.ts';
import type { StackContext } from '../constructs/resources.ts';
import { accessLog } from '../constructs/service-log.ts';
import { nameIn } from '../stages.ts';

/** HTTP API of one audience. Its routes are in the stacks of their areas. */
export class ApiStack extends Stack {
  readonly apiId: string;

  constructor(
    scope: Construct,
    id: string,
    { audience, stackContext, ...props }: StackProps & { audience: Audience; stackContext: StackContext },
  ) {
    super(scope, id, props);
    const { stage } = stackContext;
    const api = new CfnApi(this, 'Api', { name: nameIn(stage, audience), protocolType: 'HTTP' });
    this.apiId = api.ref;

    const log = accessLog(this, 'AccessLog', stage, `api-${audience}`);
    new CfnStage(this, 'Stage', {
      apiId: api.ref,
      // The stage name is part of the path, so every environment has the same address /api/….
      stageName: 'api',
      autoDeploy: true,
      accessLogSettings: { destinationArn: log.logGroupArn, format: accessLogFormat },
      defaultRouteSettings: {
        throttlingRateLimit: stage.throttle.rate,
        throttlingBurstLimit: stage.throttle.burst,
      },
    });

    const functions = new FunctionGroup(this, 'Functions', {
      ...stackContext,
      logName: `not-found-${audience}`,
    });
    const handler = functions.add(notFound, { name: nameIn(stage, 'not-found', audience) });
    new ApiRoute(this, 'Default', { apiId: api.ref, routeKey: '$default', handler });
  }
}
