import { Duration } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { nameIn, type Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import { retention } from './retention.ts';

/** Managed policy that AWS documents for backups and keeps up to date. */
const backupPolicy = 'service-role/AWSBackupServiceRolePolicyForBackup';

/** Minimum retention in days. Sooner deletion needs a deliberate unlocking of the vault. */
const lockedDays = 30;

/** Backs up the table to a vault, because point-in-time recovery ends with the table. */
export function lockedBackups(scope: Construct, stage: Stage, table: ITableV2): void {
  const backupVault = new BackupVault(scope, 'BackupVault', {
    backupVaultName: nameIn(stage, 'backups'),
    lockConfiguration: { minRetention: Duration.days(lockedDays) },
    removalPolicy: retention(stage),
  });
  const rule = (ruleName: string, weekDay: string, keptDays: number) =>
    new BackupPlanRule({
      ruleName,
      // 19:00 UTC is two in the morning in Vietnam.
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
