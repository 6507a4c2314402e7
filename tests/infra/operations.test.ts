import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cloudOf } from './cloud.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
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
  'AWS::SecretsManager::Secret': z.object({ Name: z.string().optional() }),
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

describe('the runbook', () => {
  it('names only what stands in a template', () => {
    const names = [...page.matchAll(/cholang-(?:\$STAGE|production)(?:-[a-z][a-z-]*[a-z])?/g)].map(([name]) =>
      name.replace('$STAGE', 'production'),
    );
    expect(names.length).toBeGreaterThan(20);
    expect([...new Set(names)].filter((name) => !existing.has(name) && !byHand.includes(name))).toEqual([]);
  });

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
