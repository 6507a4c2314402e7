import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from '../stages.ts';

/**
 * Retains resources that cannot be recreated in guarded stages; in other stages they are deleted with the
 * stack. Resources of a failed first deployment are deleted in both cases, because their names would block the
 * second one.
 */
export const retention = ({ guarded }: Stage): RemovalPolicy =>
  guarded ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
