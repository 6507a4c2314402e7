import { Stack } from 'aws-cdk-lib';
import { type ITableV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/**
 * Returns the restored table that a stage names, if any. It is imported and never declared, because
 * CloudFormation would create a declared table and delete the previous one.
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
