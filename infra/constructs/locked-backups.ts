import { Duration } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { nameIn, type Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import { retention } from './retention.ts';

/** AWS documents it for this, and keeps it up to date with what a backup of a table takes. */
const backupPolicy = 'service-role/AWSBackupServiceRolePolicyForBackup';

/** Nobody can take a backup away sooner, unless they unlock the vault first: that is a second, deliberate step. */
const lockedDays = 30;

/** Copies of the table in a vault of their own: point-in-time recovery ends with the table, and these do not. */
export function lockedBackups(scope: Construct, stage: Stage, table: ITableV2): void {
  const backupVault = new BackupVault(scope, 'BackupVault', {
    backupVaultName: nameIn(stage, 'backups'),
    lockConfiguration: { minRetention: Duration.days(lockedDays) },
    removalPolicy: retention(stage),
  });
  const rule = (ruleName: string, weekDay: string, keptDays: number) =>
    new BackupPlanRule({
      ruleName,
      // Two in the morning in Vietnam.
      scheduleExpression: Schedule.cron({ minute: '0', hour: '19', weekDay }),
      startWindow: Duration.hours(1),
      completionWindow: Duration.hours(8),
      deleteAfter: Duration.days(keptDays),
    });
  const plan = new BackupPlan(scope, 'BackupPlan', {
    backupPlanName: nameIn(stage, 'backups'),
    backupVault,
    backupPlanRules: [rule('daily', 'MON-SAT', 35), rule('weekly', 'SUN', 90)],
  });
  const role = new Role(scope, 'BackupRole', {
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(backupPolicy)],
  });
  acknowledge(
    role,
    `IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${backupPolicy}]`,
    'What AWS documents for making backups',
  );
  plan.addSelection('Table', { role, resources: [BackupResource.fromArn(table.tableArn)] });
}
