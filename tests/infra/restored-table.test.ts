import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { mailArea } from '#infra/areas/mail.ts';
import { operationsArea } from '#infra/areas/operations.ts';
import { DataStack } from '#infra/stacks/data-stack.ts';
import { WorkersStack } from '#infra/stacks/workers-stack.ts';
import { type Stage, stages } from '#infra/stages.ts';

const Variables = z.object({
  Properties: z.object({ Environment: z.object({ Variables: z.looseObject({ TABLE_NAME: z.unknown() }) }) }),
});

/** The stacks that hold the table, read its stream and write to it, as they would be deployed. */
function deployed(name: keyof typeof stages, adoptedTable?: Stage['adoptedTable']) {
  const stage: Stage = { ...stages[name], ...(adoptedTable && { adoptedTable }) };
  const app = new App({ context: { '@aws-cdk/core:enablePartitionLiterals': true } });
  const env = { region: stage.region };
  const data = new DataStack(app, 'Data', { stage, env });
  const workers = new WorkersStack(app, 'Workers', {
    env,
    // Schedules need more than a table: those who follow it and those who write to it are enough.
    areas: [mailArea, { name: 'operations', streams: operationsArea.streams ?? [] }],
    stackContext: { stage, resources: data, loadChunk: () => Code.fromInline('exports.handler = () => 0;') },
    deadChanges: data.deadChanges,
  });
  const [ofData, ofWorkers] = [Template.fromStack(data), Template.fromStack(workers)];
  return {
    resources: ofData.toJSON()['Resources'] as Record<string, { Type: string }>,
    outputs: ofData.toJSON()['Outputs'] as Record<string, unknown>,
    streams: JSON.stringify(
      Object.values(
        ofWorkers.findResources('AWS::Lambda::EventSourceMapping', { Properties: { BatchSize: 25 } }),
      ),
    ),
    tableNames: Object.values(ofWorkers.findResources('AWS::Lambda::Function')).flatMap(
      (one) => Variables.safeParse(one).data?.Properties.Environment.Variables.TABLE_NAME ?? [],
    ),
    roles: JSON.stringify(ofWorkers.findResources('AWS::IAM::Role')),
    ofData,
  };
}

const restored = { name: 'cholang-production-restored', streamLabel: '2026-01-31T08:00:00.000' };
const before = deployed('production');
const after = deployed('production', restored);

describe('a table that was restored under another name', () => {
  it('is taken up without a table being made, changed or taken away', () => {
    const apart = ({ resources }: typeof before) =>
      Object.entries(resources).filter(([, { Type }]) => Type !== 'AWS::Backup::BackupSelection');
    expect(apart(after)).toEqual(apart(before));
    expect(
      Object.values(after.resources).filter(({ Type }) => Type === 'AWS::DynamoDB::GlobalTable'),
    ).toHaveLength(1);
  });

  it('leaves every export as it was, so that no deployed stack is in the way, there and back', () => {
    expect(Object.keys(before.outputs).length).toBeGreaterThan(60);
    expect(after.outputs).toEqual(before.outputs);
  });

  it('is the one functions read and write, with rights to it and to no other', () => {
    expect(before.roles).toContain('ExportsOutputFnGetAttTable');
    expect(before.roles).not.toContain(restored.name);
    expect(after.tableNames.length).toBeGreaterThan(1);
    expect(new Set(after.tableNames)).toEqual(new Set([restored.name]));
    expect(after.roles).toContain(`:table/${restored.name}`);
    expect(after.roles).not.toContain('ExportsOutputFnGetAttTable');
  });

  it('is the one whose stream is followed, by the label it was given', () => {
    expect(before.streams).toContain('ExportsOutputFnGetAttTable');
    expect(after.streams).toContain(`:table/${restored.name}/stream/${restored.streamLabel}`);
    expect(after.streams).not.toContain('ExportsOutputFnGetAttTable');
  });
});

describe('copies of the table', () => {
  const selected = ({ ofData }: typeof before) =>
    JSON.stringify(ofData.findResources('AWS::Backup::BackupSelection'));

  it('lie in a vault that nobody empties by mistake and that outlives its stack', () => {
    expect(Object.values(before.ofData.findResources('AWS::Backup::BackupVault'))).toMatchObject([
      {
        DeletionPolicy: 'RetainExceptOnCreate',
        Properties: {
          BackupVaultName: 'cholang-production-backups',
          // Without a day from which the lock can never be taken off again.
          LockConfiguration: { MinRetentionDays: 30 },
        },
      },
    ]);
    const [lock] = Object.values(before.ofData.findResources('AWS::Backup::BackupVault'));
    expect(JSON.stringify(lock)).not.toContain('ChangeableForDays');
  });

  it('are made each night, kept for five weeks, and for three months on Sundays', () => {
    const [plan] = Object.values(before.ofData.findResources('AWS::Backup::BackupPlan'));
    expect(plan).toMatchObject({
      Properties: {
        BackupPlan: {
          BackupPlanRule: [
            { ScheduleExpression: 'cron(0 19 ? * MON-SAT *)', Lifecycle: { DeleteAfterDays: 35 } },
            { ScheduleExpression: 'cron(0 19 ? * SUN *)', Lifecycle: { DeleteAfterDays: 90 } },
          ],
        },
      },
    });
  });

  it('are of the table in use', () => {
    const own = Object.keys(before.ofData.findResources('AWS::DynamoDB::GlobalTable'));
    expect(selected(before)).toContain(`"${own[0]}"`);
    expect(selected(after)).toContain(`:table/${restored.name}`);
  });

  it('are made of nothing that is not guarded', () => {
    const { resources } = deployed('sandbox');
    expect(Object.values(resources).filter(({ Type }) => Type.startsWith('AWS::Backup'))).toEqual([]);
  });
});
