import { Stack } from 'aws-cdk-lib';
import { SubnetType } from 'aws-cdk-lib/aws-ec2';
import type { FunctionProps } from 'aws-cdk-lib/aws-lambda';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Rights } from '../areas/rights.ts';
import type { StackContext, ViewsDatabase } from './resources.ts';

/** Tells whether a function uses view files; those that store files go on while the database fills. */
export const usesFiles = ({ views }: Rights, { stage }: StackContext): boolean =>
  views !== undefined && stage.views !== 'postgres';

/** Returns the database for functions that answer from it or fill it. */
export function databaseFor({ views }: Rights, { stage, database }: StackContext): ViewsDatabase | undefined {
  if (!views || stage.views === 'sqlite' || (stage.views === 'filling' && views !== 'store'))
    return undefined;
  if (!database) throw new Error('A function asks a database that this stage does not have');
  return database;
}

/** Deploys stacks that answer from views only after the views are built. */
export function deployAfterViews(scope: Construct, { views }: Rights, { builtViews }: StackContext): void {
  if (!views || views === 'store') return;
  if (!builtViews) throw new Error('A function answers from views that nobody builds before it is there');
  Stack.of(scope).addStackDependency(builtViews);
}

/** EC2 permissions for a VPC; a wildcard, as network interfaces have no name before they exist. */
const interfaces = [
  'CreateNetworkInterface',
  'DescribeNetworkInterfaces',
  'DescribeSubnets',
  'DeleteNetworkInterface',
  'AssignPrivateIpAddresses',
  'UnassignPrivateIpAddresses',
];

export const onDatabase = (database: ViewsDatabase | undefined): PolicyStatement[] =>
  database
    ? [
        new PolicyStatement({ actions: ['rds-db:connect'], resources: [database.userArn] }),
        new PolicyStatement({ actions: interfaces.map((action) => `ec2:${action}`), resources: ['*'] }),
      ]
    : [];

export const databaseSettings = (database: ViewsDatabase | undefined): Record<string, string> =>
  database
    ? {
        VIEWS_DATABASE: database.address,
        // Lambda's file of Amazon's certificate authorities: Node does not include those of databases.
        VIEWS_DATABASE_CERTIFICATES: '/var/runtime/ca-cert.pem',
      }
    : {};

export const networkOf = (
  database: ViewsDatabase | undefined,
): Pick<FunctionProps, 'vpc' | 'vpcSubnets' | 'securityGroups'> =>
  database
    ? {
        vpc: database.vpc,
        vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED },
        securityGroups: [database.caller],
      }
    : {};
