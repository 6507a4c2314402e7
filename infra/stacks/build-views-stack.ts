import { CustomResource, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { views } from '#functions/workers/all-views.ts';
import { buildView } from '../areas/catalogue.ts';
import { FunctionGroup } from '../constructs/function-group.ts';
import { capitalised } from '../constructs/names.ts';
import type { StackContext } from '../constructs/resources.ts';

/** CloudFormation's maximum wait; three tries of the function fit into it. */
const patience = Duration.hours(1);

/**
 * Builds the views of this release by version, while the previous release still answers from its own. Every
 * stack that answers from views is deployed afterwards, so a version that is not built yet is never read.
 */
export class BuildViewsStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { stackContext, ...props }: StackProps & { stackContext: StackContext },
  ) {
    super(scope, id, props);
    const functions = new FunctionGroup(this, 'Functions', { ...stackContext, logName: 'build-views' });
    const { functionArn } = functions.add(buildView, { timeoutSeconds: buildView.timeoutSeconds });
    for (const { name, version } of views) {
      // The id contains version and engine, so the resource is recreated only when one of them changes.
      new CustomResource(this, `${capitalised(name)}V${version}${capitalised(stackContext.stage.views)}`, {
        resourceType: 'Custom::BuiltView',
        serviceToken: functionArn,
        serviceTimeout: patience,
        properties: { View: name, Version: version },
      });
    }
  }
}
