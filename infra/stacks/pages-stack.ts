import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnApi, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { showPage } from '../areas/pages.ts';
import { accessLogFormat } from '../constructs/access-log-format.ts';
import { ApiRoute } from '../constructs/api-route.ts';
import { FunctionGroup } from '../constructs/function-group.ts';
import type { StackContext } from '../constructs/resources.ts';
import { accessLog } from '../constructs/service-log.ts';
import { nameIn } from '../stages.ts';

/** HTTP API of pages: one function for every path; `$default` stage, so no path is rewritten. */
export class PagesStack extends Stack {
  readonly apiId: string;

  constructor(
    scope: Construct,
    id: string,
    { stackContext, ...props }: StackProps & { stackContext: StackContext },
  ) {
    super(scope, id, props);
    const { stage } = stackContext;
    const api = new CfnApi(this, 'Api', { name: nameIn(stage, 'pages'), protocolType: 'HTTP' });
    this.apiId = api.ref;
    const log = accessLog(this, 'AccessLog', stage, 'api-pages');
    new CfnStage(this, 'Stage', {
      apiId: api.ref,
      stageName: '$default',
      autoDeploy: true,
      accessLogSettings: { destinationArn: log.logGroupArn, format: accessLogFormat },
      defaultRouteSettings: {
        throttlingRateLimit: stage.throttle.rate,
        throttlingBurstLimit: stage.throttle.burst,
      },
    });
    const functions = new FunctionGroup(this, 'Functions', { ...stackContext, logName: 'pages' });
    new ApiRoute(this, 'Default', { apiId: api.ref, routeKey: '$default', handler: functions.add(showPage) });
  }
}
