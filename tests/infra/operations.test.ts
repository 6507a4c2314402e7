import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { namedInCommands, runbook as page } from '#tests/support/command-files.ts';
import { dataTypes } from '../../scripts/templates/changes.ts';
import { cloudOf } from './cloud.ts';
import { stageFolder } from './stages.ts';

// The whole of what may stand in a stage: production has most alarms, and its database only with PostgreSQL.
const cloud = cloudOf('production', 'postgres');

const Named = {
  'AWS::Lambda::Function': z.object({ FunctionName: z.string().optional() }),
  'AWS::SQS::Queue': z.object({ QueueName: z.string() }),
  'AWS::CloudWatch::Alarm': z.object({ AlarmName: z.string().optional() }),
  'AWS::CloudWatch::CompositeAlarm': z.object({ AlarmName: z.string() }),
  'AWS::CloudWatch::Dashboard': z.object({ DashboardName: z.string() }),
  'AWS::SNS::Topic': z.object({ TopicName: z.string() }),
  'AWS::DynamoDB::GlobalTable': z.object({ TableName: z.string() }),
  'AWS::Backup::BackupVault': z.object({ BackupVaultName: z.string() }),
  'AWS::SecretsManager::Secret': z.object({ Name: z.string().optional() }),
  'AWS::Logs::LogGroup': z.object({ LogGroupName: z.string() }),
  'AWS::KMS::Alias': z.object({ AliasName: z.string() }),
  'AWS::CE::AnomalyMonitor': z.object({ MonitorName: z.string() }),
  'AWS::Budgets::Budget': z
    .object({ Budget: z.object({ BudgetName: z.string() }) })
    .transform(({ Budget }) => ({ BudgetName: Budget.BudgetName })),
} satisfies Record<string, z.ZodType<Record<string, string | undefined>>>;

const namesOf = (type: keyof typeof Named): string[] =>
  cloud
    .all<Record<string, string | undefined>>(type, Named[type])
    .flatMap(({ properties }) => Object.values(properties))
    .filter((name) => name !== undefined);

/** Types of Named. */
const types = Object.keys(Named) as (keyof typeof Named)[];
const existing = new Set(types.flatMap(namesOf).map((name) => name.replace('alias/', '')));

/** Made by hand, as the page says. */
const byHand = ['cholang-production-restored'];

const Outputs = z.object({ Outputs: z.record(z.string(), z.unknown()).default({}) });
const { stacks } = new CloudAssembly(stageFolder('production', 'postgres'));
/** Of the pipeline's own app (tests/infra/pipeline.test.ts). */
const outputsOfPipeline = ['DeployRoleArn', 'DiffRoleArn'];
const outputs = new Set([
  ...stacks.flatMap(({ template }) => Object.keys(Outputs.parse(template).Outputs)),
  ...outputsOfPipeline,
]);

describe('the runbook and the pipeline', () => {
  it('name only what stands in a template', () => {
    const names = namedInCommands(/(cholang-(?:\$STAGE|production)(?:-[a-z][a-z-]*[a-z])?)/g).map((name) =>
      name.replace('$STAGE', 'production'),
    );
    const [topic, stackName] = ['cholang-production-alarms', 'cholang-production-web'];
    expect(names).toEqual(expect.arrayContaining([topic, stackName, 'cholang-production-canary']));
    const stackNames = stacks.map(({ stackName }) => stackName);
    const known = new Set([...existing, ...stackNames, ...byHand]);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('deploy and compare stacks there are', () => {
    const named = namedInCommands(/cdk (?:deploy|diff|destroy|synth) ((?:[A-Z]\w+ )+)/g).flatMap((ids) =>
      ids.trim().split(' '),
    );
    expect(named).toEqual(expect.arrayContaining(['RoutesCatalogue', 'Web']));
    const ids = stacks.map(({ id }) => id);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('read outputs there are', () => {
    const named = [
      ...namedInCommands(/\(?output `(\w+)`/g),
      ...namedInCommands(/`([A-Z]\w*(?:Topic|BucketName))`/g),
      ...namedInCommands(/'\.\[\$stack\]\.(\w+)'/g),
    ];
    expect(named).toEqual(
      expect.arrayContaining(['Address', 'DeployRoleArn', 'PagerTopic', 'WebBucketName']),
    );
    expect(named.filter((name) => !outputs.has(name))).toEqual([]);
  });

  it('look into logs there are', () => {
    const named = namedInCommands(/--log-group-name \/cholang\/\$STAGE\/([a-z-]+)/g);
    expect(named).toEqual(expect.arrayContaining(['sockets', 'workers']));
    const logs = namesOf('AWS::Logs::LogGroup');
    expect(named.filter((name) => !logs.includes(`/cholang/production/${name}`))).toEqual([]);
  });
});

describe('the comparison of templates', () => {
  it('knows every type that production keeps after its stack to hold data', () => {
    // Versions are copies of code, the role only writes the gateway's log, and the account's setting is shared by stages.
    const holdNothing = ['AWS::Lambda::Version', 'AWS::IAM::Role', 'AWS::ApiGateway::Account'];
    const kept = cloud.everything().filter(({ goes }) => goes !== 'Delete');
    expect(kept.length).toBeGreaterThan(20);
    const known = [...Object.keys(dataTypes), ...holdNothing];
    expect([...new Set(kept.map(({ type }) => type))].filter((type) => !known.includes(type))).toEqual([]);
  });
});

describe('the runbook', () => {
  it('names only secrets there are', () => {
    const paths = [...page.matchAll(/(?<!\/)cholang\/\$STAGE((?:\/[a-z][a-z-]*)+)/g)].map(
      ([, path]) => `cholang/production${path}`,
    );
    expect(new Set(paths).size).toBeGreaterThan(8);
    const secrets = namesOf('AWS::SecretsManager::Secret');
    expect(
      paths.filter((path) => !secrets.some((name) => name === path || name.startsWith(`${path}/`))),
    ).toEqual([]);
  });

  it('says what to do with every secret that somebody has to give', () => {
    const given = namesOf('AWS::SecretsManager::Secret').flatMap((name) => {
      const [, folder, last] = /^cholang\/production\/([a-z-]+)\/([a-z-]+)$/.exec(name) ?? [];
      return folder && last ? [{ folder, last, path: `cholang/$STAGE/${folder}/${last}` }] : [];
    });
    expect(given.length).toBeGreaterThan(7);
    const [, loop = ''] = /for name in ([a-z -]+); do\n.*payments\/\$name/.exec(page) ?? [];
    const looped = loop.split(' ').map((name) => `cholang/$STAGE/payments/${name}`);
    expect(given.filter(({ path }) => !page.includes(path) && !looped.includes(path))).toEqual([]);
  });

  it('has no line for an alarm that does not exist', () => {
    const [, table = ''] = page.split('\n| alarm ');
    const cells = table.split('\n').flatMap((line) => /^\| (`[^|]+)\|/.exec(line)?.[1] ?? []);
    const named = cells.flatMap((cell) => [...cell.matchAll(/`([a-z][\w-]*)`/g)].map(([, name]) => name));
    expect(named.length).toBeGreaterThan(100);
    // The stage gets this one with its certificate (tests/infra/watch.test.ts).
    const later = ['certificate-ending'];
    expect(named.filter((name = '') => !existing.has(`cholang-production-${name}`))).toEqual(later);
  });
});
