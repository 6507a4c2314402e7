import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Rights } from '#infra/areas/rights.ts';
import { statementsFor, wildcardsOf } from '#infra/constructs/grants.ts';
import type { StackContext } from '#infra/constructs/resources.ts';
import { abortRules } from '#infra/local/s3/files/lifecycle.ts';
import { readAssembly, readStacks } from '#infra/local/template/template.ts';
import { DataStack } from '#infra/stacks/data-stack.ts';
import { stages } from '#infra/stages.ts';
import { writeAssembly } from '../../local/fixtures/assembly.ts';
import { oneOrMore } from '../granted-rights.ts';

const account = '111111111111';
const Statement = z.object({ Action: oneOrMore, Resource: oneOrMore });

let folder: string;
let stackContext: StackContext;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cholang-media-rules-'));
  const app = new App({ outdir: folder });
  const stage = stages.sandbox;
  const resources = new DataStack(app, 'Data', { stage, env: { region: stage.region, account } });
  app.synth();
  stackContext = { stage, resources, loadChunk: () => Code.fromInline('none') };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the local store reads the rule for unfinished uploads from the template', () => {
  const assembly = readAssembly(readStacks(folder), { queueUrlBase: 'http://127.0.0.1:1' });
  expect(abortRules(assembly)).toEqual([
    { bucket: expect.stringMatching(/^cholang-sandbox-media-/), prefix: '', days: 7 },
  ]);
});

it('obeys rules that are enabled, and knows their prefix', () => {
  const aborting = { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 3 } };
  const Rules = [
    { Status: 'Enabled', Prefix: 'a/', ...aborting },
    { Status: 'Disabled', ...aborting },
    { Status: 'Enabled', ExpirationInDays: 1 },
  ];
  const Properties = { BucketName: 'small', LifecycleConfiguration: { Rules } };
  const assembly = writeAssembly(join(folder, 'small'), {
    Small: { Resources: { Media: { Type: 'AWS::S3::Bucket', Properties } } },
  });
  const read = readAssembly(readStacks(assembly), { queueUrlBase: '' });
  expect(abortRules(read)).toEqual([{ bucket: 'small', prefix: 'a/', days: 3 }]);
});

describe('rights to files of members', () => {
  const media = `arn:aws:s3:::cholang-sandbox-media-${account}`;
  const grantsOf = (right: NonNullable<Rights['media']>) =>
    statementsFor({ media: right }, stackContext)
      .map((statement) => Statement.parse(statement.toJSON()))
      .flatMap(({ Action, Resource }) =>
        Action.flatMap((action) => Resource.map((resource) => `${action} ${resource.replace(media, '')}`)),
      )
      .sort();

  it('to resume an upload are those to its parts, and to see what became of it', () => {
    expect(grantsOf('resume')).toEqual([
      's3:AbortMultipartUpload /uploads/*',
      's3:GetObject /uploads/*',
      's3:ListBucket ',
      's3:ListMultipartUploadParts /uploads/*',
      's3:PutObject /uploads/*',
    ]);
  });

  it('to package a video are to read what was sent, and to write and clear away what is shown', () => {
    expect(grantsOf('package')).toEqual([
      's3:AbortMultipartUpload /media/videos/*',
      's3:DeleteObject /media/videos/*',
      's3:DeleteObject /uploads/*',
      's3:GetObject /uploads/*',
      's3:ListBucket ',
      's3:PutObject /media/videos/*',
    ]);
  });

  it.each(['upload', 'resume', 'look', 'process', 'package'] as const)(
    'to %s give a reason for each wildcard, and for no others',
    (right) => {
      const patterns = grantsOf(right).flatMap((grant) => /\/.*\*$/.exec(grant)?.[0] ?? []);
      const reasons = wildcardsOf({ media: right }, stackContext).map(([arn]) => arn.replace(media, ''));
      expect(reasons.sort()).toEqual([...new Set(patterns)].sort());
    },
  );
});
