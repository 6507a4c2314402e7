import { Stack } from 'aws-cdk-lib';
import { type ITableV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/**
 * The restored table a stage names, if it names one. It is referred to and never declared, because CloudFormation would
 * make a table it finds declared, and take away the one before.
 */
export function adoptedTable(scope: Construct, { adoptedTable: adopted }: Stage): ITableV2 | undefined {
  if (!adopted) return undefined;
  const { name: tableName, streamLabel } = adopted;
  const tableArn = Stack.of(scope).formatArn({
    service: 'dynamodb',
    resource: 'table',
    resourceName: tableName,
  });
  return TableV2.fromTableAttributes(scope, 'AdoptedTable', {
    tableName,
    tableStreamArn: `${tableArn}/stream/${streamLabel}`,
  });
}
