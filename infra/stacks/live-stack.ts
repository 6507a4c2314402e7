import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { CfnStage, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  WebSocketLambdaIntegration,
  WebSocketMockIntegration,
} from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { signOfLife } from '#shared/live/sign-of-life.ts';
import { sockets as handlers } from '../areas/live.ts';
import { accessLogFormat } from '../constructs/access-log-format.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { FunctionGroup } from '../constructs/function-group.ts';
import type { Sockets, StackContext } from '../constructs/resources.ts';
import { accessLog } from '../constructs/service-log.ts';
import { nameIn } from '../stages.ts';

const gatewayLogPolicy = 'service-role/AmazonAPIGatewayPushToCloudWatchLogs';

/** Stack of the WebSocket API at /ws. */
export class LiveStack extends Stack {
  readonly apiId: string;
  readonly sockets: Sockets;

  constructor(
    scope: Construct,
    id: string,
    { stackContext, ...props }: StackProps & { stackContext: StackContext },
  ) {
    super(scope, id, props);
    const { stage } = stackContext;
    const api = new WebSocketApi(this, 'Api', {
      apiName: nameIn(stage, 'live'),
      routeSelectionExpression: '$request.body.action',
    });
    this.apiId = api.apiId;
    // Exported under a fixed name, so that other stacks can write grants on it.
    this.sockets = this.#socketsOf(this.exportValue(api.apiId, { name: nameIn(stage, 'socket-api') }));

    const here = { ...stackContext, sockets: this.#socketsOf(api.apiId) };
    const functions = new FunctionGroup(this, 'Functions', { ...here, logName: 'sockets' });
    for (const [route, handler] of Object.entries(handlers)) {
      const integration = new WebSocketLambdaIntegration(
        `${route.slice(1)}Integration`,
        functions.add(handler),
      );
      api.addRoute(route, { integration });
    }
    // Every open tab sends keep-alives. A mock integration takes them: no function runs, nothing is sent back.
    api.addRoute(signOfLife, {
      integration: new WebSocketMockIntegration('SignOfLife', {
        requestTemplates: { 'application/json': '{"statusCode":200}' },
      }),
    });
    acknowledge(
      api,
      'APIG4',
      'The connect handler takes a one-time ticket; later frames ride on that connection',
    );

    const log = accessLog(this, 'AccessLog', stage, 'live');
    const wsStage = new CfnStage(this, 'Stage', {
      apiId: api.apiId,
      stageName: 'ws',
      autoDeploy: true,
      accessLogSettings: { destinationArn: log.logGroupArn, format: accessLogFormat },
      defaultRouteSettings: {
        throttlingRateLimit: stage.throttle.rate,
        throttlingBurstLimit: stage.throttle.burst,
      },
    });
    wsStage.node.addDependency(this.#letGatewayLog());
  }

  #socketsOf(apiId: string): Sockets {
    return {
      endpoint: `https://${apiId}.execute-api.${this.region}.amazonaws.com/ws`,
      manageArn: `arn:aws:execute-api:${this.region}:${this.account}:${apiId}/ws/POST/@connections/*`,
      closeArn: `arn:aws:execute-api:${this.region}:${this.account}:${apiId}/ws/DELETE/@connections/*`,
    };
  }

  /** Sets the account's one role for WebSocket logs, retained on deletion as all stages share it. */
  #letGatewayLog(): CfnAccount {
    const role = new Role(this, 'GatewayLogRole', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(gatewayLogPolicy)],
    });
    acknowledge(
      role,
      `IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${gatewayLogPolicy}]`,
      'The policy API Gateway documents for this one purpose',
    );
    role.applyRemovalPolicy(RemovalPolicy.RETAIN);
    const account = new CfnAccount(this, 'GatewayAccount', { cloudWatchRoleArn: role.roleArn });
    account.applyRemovalPolicy(RemovalPolicy.RETAIN);
    return account;
  }
}
