import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type Audience, audienceOf } from '#shared/contract/audiences.ts';
import type { Area } from '../areas/area.ts';
import { ApiRoute } from '../constructs/api-route.ts';
import { GradualReleases } from '../constructs/gradual-release.ts';
import { FunctionGroup } from '../constructs/function-group.ts';
import { idOf, lastPart } from '../constructs/names.ts';
import type { StackContext } from '../constructs/resources.ts';

type RoutesStackProps = StackProps & {
  area: Area;
  stackContext: StackContext;
  apiIds: Record<Audience, string>;
};

/** Operations of one area, each a function on the API of its audience. */
export class RoutesStack extends Stack {
  constructor(scope: Construct, id: string, { area, stackContext, apiIds, ...props }: RoutesStackProps) {
    super(scope, id, props);
    const functions = new FunctionGroup(this, 'Functions', { ...stackContext, logName: area.name });
    if (area.routes?.some(({ contract }) => contract.path.includes('/webhooks/')))
      functions.count('FailedWebhooks');
    const { stage } = stackContext;
    const isGradual = stage.guarded && area.routes?.some(({ gradual }) => gradual);
    const releases = isGradual
      ? new GradualReleases(this, 'Releases', { stage, name: area.name })
      : undefined;
    for (const operation of area.routes ?? []) {
      const { name, method, path } = operation.contract;
      const id = idOf(lastPart(name));
      const apiId = apiIds[audienceOf(operation.contract)];
      const made = functions.add(operation);
      new ApiRoute(this, id, {
        apiId,
        routeKey: `${method} ${path}`,
        handler: operation.gradual && releases ? releases.add(id, made, apiId) : made,
      });
    }
  }
}
