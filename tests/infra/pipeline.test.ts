import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { checkRules } from '#infra/app.ts';
import { buildPipeline, Repository } from '#infra/pipeline.ts';
import type { StageName } from '#infra/stages.ts';
import { resolvedFile, resolveStage } from './resolved-stage.ts';

const root = mkdtempSync(join(tmpdir(), 'cholang-pipeline-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const repository = 'cholang@12/market@34';
const Role = z.object({
  properties: z.object({
    RoleName: z.string(),
    MaxSessionDuration: z.number(),
    AssumeRolePolicyDocument: z.object({ Statement: z.array(z.unknown()) }),
  }),
});
const Policy = z.object({
  properties: z.object({
    Roles: z.array(z.string()),
    PolicyDocument: z.object({
      Statement: z.array(
        z.object({ Action: z.unknown(), Effect: z.literal('Allow'), Resource: z.unknown() }),
      ),
    }),
  }),
});
const Resolved = z.object({
  resources: z.object({ 'AWS::IAM::Role': z.array(Role), 'AWS::IAM::Policy': z.array(Policy) }),
});
const Report = z.object({ pluginReports: z.array(z.object({ violations: z.array(z.unknown()) })) });

function read(stage: StageName) {
  const outdir = join(root, stage);
  const app = buildPipeline({ stage, repository, outdir });
  checkRules(app);
  app.synth();
  resolveStage(outdir);
  const json = (name: string): unknown => JSON.parse(readFileSync(join(outdir, name), 'utf8'));
  const { resources } = Resolved.parse(json(resolvedFile));
  const roles = resources['AWS::IAM::Role'].map(({ properties }) => properties);
  const statements = resources['AWS::IAM::Policy'].map(({ properties }) =>
    properties.PolicyDocument.Statement.map(({ Action, Resource }) => ({ Action, Resource })),
  );
  return { roles, statements, report: Report.parse(json('validation-report.json')) };
}

/** Who a role trusts: the jobs whose token says exactly this. */
const trusted = (sub: string) => [
  {
    Action: 'sts:AssumeRoleWithWebIdentity',
    Effect: 'Allow',
    Principal: {
      Federated:
        'arn:<AWS::Partition>:iam::<AWS::AccountId>:oidc-provider/token.actions.githubusercontent.com',
    },
    Condition: {
      StringEquals: {
        'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
        'token.actions.githubusercontent.com:sub': `repo:${repository}:${sub}`,
      },
    },
  },
];
const bootstrapped = (name: string, region: string) =>
  `arn:<AWS::Partition>:iam::<AWS::AccountId>:role/cdk-hnb659fds-${name}-<AWS::AccountId>-${region}`;
const reading = {
  Action: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
  Resource: ['ap-southeast-1', 'us-east-1'].map(
    (region) => `arn:<AWS::Partition>:cloudformation:${region}:<AWS::AccountId>:stack/cholang-production-*`,
  ),
};

describe('the roles of the pipeline', () => {
  const production = read('production');
  const sandbox = read('sandbox');

  it('trust jobs of one environment of one repository, and of main for reading before the approval', () => {
    expect(
      production.roles.map(({ RoleName, AssumeRolePolicyDocument }) => [
        RoleName,
        AssumeRolePolicyDocument.Statement,
      ]),
    ).toEqual([
      ['cholang-production-pipeline-deploy', trusted('environment:production')],
      ['cholang-production-pipeline-diff', trusted('ref:refs/heads/main')],
    ]);
    expect(sandbox.roles.map(({ AssumeRolePolicyDocument }) => AssumeRolePolicyDocument.Statement)).toEqual([
      trusted('environment:sandbox'),
    ]);
  });

  it('deploy through CDK’s roles, compare templates, add files to the web, ask the canary, and do nothing else', () => {
    const bucket = 'arn:<AWS::Partition>:s3:::cholang-production-web-<AWS::AccountId>';
    const regions = ['ap-southeast-1', 'us-east-1'];
    expect(production.statements[0]).toEqual([
      {
        Action: 'sts:AssumeRole',
        Resource: ['deploy-role', 'file-publishing-role'].flatMap((name) =>
          regions.map((region) => bootstrapped(name, region)),
        ),
      },
      { Action: 's3:ListBucket', Resource: bucket },
      { Action: 's3:PutObject', Resource: `${bucket}/*` },
      {
        Action: 'lambda:InvokeFunction',
        Resource:
          'arn:<AWS::Partition>:lambda:ap-southeast-1:<AWS::AccountId>:function:cholang-production-canary',
      },
      reading,
    ]);
    expect(sandbox.statements[0]?.[0]).toEqual({
      Action: 'sts:AssumeRole',
      Resource: ['deploy-role', 'file-publishing-role'].map((name) => bootstrapped(name, 'ap-southeast-1')),
    });
  });

  it('compare templates without reading anything else', () => {
    expect(production.statements[1]).toEqual([reading]);
    expect(sandbox.statements).toHaveLength(1);
  });

  it('last as long as a first deployment', () => {
    expect(production.roles.map(({ MaxSessionDuration }) => MaxSessionDuration)).toEqual([7200, 3600]);
  });

  it.each([production, sandbox])('break no AwsSolutions rule', ({ report }) => {
    expect(report.pluginReports.length).toBeGreaterThan(0);
    expect(report.pluginReports.flatMap(({ violations }) => violations)).toEqual([]);
  });
});

describe('the repository that is trusted', () => {
  it.each(['cholang/market', 'cho-lang.vn/market_2', repository])('may be %s', (name) =>
    expect(Repository.parse(name)).toBe(name),
  );

  it.each(['*', 'cholang/*', 'cholang', 'cholang/market:ref', 'cholang/market/x', 'cholang@x/market', ''])(
    'is never %s',
    (name) => expect(Repository.safeParse(name).success).toBe(false),
  );
});
