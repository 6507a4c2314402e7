import { join } from 'node:path';
import {
  Function,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { nameIn, type Stage } from '../stages.ts';

/** Creates the CloudFront function `infra/edge/<name>.js`, which runs before the cache lookup. */
export const edgeFunction = (
  scope: Construct,
  id: string,
  stage: Stage,
  name: string,
): FunctionAssociation => ({
  eventType: FunctionEventType.VIEWER_REQUEST,
  function: new Function(scope, id, {
    functionName: nameIn(stage, name),
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromFile({ filePath: join(import.meta.dirname, `../edge/${name}.js`) }),
  }),
});
