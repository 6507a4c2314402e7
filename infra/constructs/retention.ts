import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from '../stages.ts';

/**
 * What cannot be made again outlives its stack where the stage is guarded; elsewhere it goes with it. What a failed
 * first deployment made goes in either case: its name would be in the way of the second.
 */
export const retention = ({ guarded }: Stage): RemovalPolicy =>
  guarded ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
