import { CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import { CfnPermission, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/**
 * Route of an HTTP API, which may be in another stack: route, integration and invoke permission. With the
 * function it is four resources, so a stack holds about 110 operations.
 */
export class ApiRoute extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { apiId, routeKey, handler }: { apiId: string; routeKey: string; handler: IFunction },
  ) {
    super(scope, id);
    acknowledge(
      this,
      'APIG4',
      'Handlers check the token: an expired one has to answer 410, a gateway says 401',
    );
    const integration = new CfnIntegration(this, 'Integration', {
      apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: handler.functionArn,
      payloadFormatVersion: '2.0',
    });
    new CfnRoute(this, 'Route', {
      apiId,
      routeKey,
      authorizationType: 'NONE',
      target: `integrations/${integration.ref}`,
    });
    const { region, account } = Stack.of(this);
    new CfnPermission(this, 'Permission', {
      action: 'lambda:InvokeFunction',
      functionName: handler.functionArn,
      principal: 'apigateway.amazonaws.com',
      sourceArn: `arn:aws:execute-api:${region}:${account}:${apiId}/*/${pathOf(routeKey)}`,
    });
  }
}

/** Converts a route key for a permission: `GET /a/{id}` to `GET/a/*`; `$default` covers everything. */
const pathOf = (routeKey: string): string =>
  routeKey === '$default' ? '$default' : routeKey.replace(' ', '').replace(/\{\w+\}/g, '*');
