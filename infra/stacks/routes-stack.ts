import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type Audience, audienceOf } from '#shared/contract/audiences.ts';
import type { Area } from '../areas/area.ts';
import { ApiRoute } from '../constructs/api-route.ts';
import { FunctionGroup } from '../constructs/function-group.ts';
import { idOf, lastPart } from '../constructs/names.ts';
import type { StackContext } from '../constructs/resources.ts';

type RoutesStackProps = StackProps & {
  area: Area;
  stackContext: StackContext;
  apiIds: Record<Audience, string>;
};

/** An area's operations, each a function on the API of its audience. */
export class RoutesStack extends Stack {
  constructor(scope: Construct, id: string, { area, stackContext, apiIds, ...props }: RoutesStackProps) {
    super(scope, id, props);
    const functions = new FunctionGroup(this, 'Functions', { ...stackContext, logName: area.name });
    if (area.routes?.some(({ contract }) => contract.path.includes('/webhooks/')))
      functions.count('FailedWebhooks');
    for (const operation of area.routes ?? []) {
      const { name, method, path } = operation.contract;
      new ApiRoute(this, idOf(lastPart(name)), {
        apiId: apiIds[audienceOf(operation.contract)],
        routeKey: `${method} ${path}`,
        handler: functions.add(operation),
      });
    }
  }
}
