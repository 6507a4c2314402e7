import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createGuard } from '#infra/local/iam/guard.ts';
import { createRuntime } from '#infra/local/lambda/lambda-runtime.ts';
import { readAssembly, readStacks } from '#infra/local/template/template.ts';
import {
  lambda,
  queue,
  type Resource,
  table,
  type TemplateText,
  writeAssembly,
} from './fixtures/assembly.ts';
import { built } from '#tests/support/built.ts';
import { aHome } from './fixtures/small-cloud.ts';

const folder = mkdtempSync(join(tmpdir(), 'cholang-templates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let written = 0;
function read(stacks: Record<string, TemplateText>) {
  written += 1;
  const assembly = writeAssembly(join(folder, String(written)), stacks);
  return readAssembly(readStacks(assembly), { queueUrlBase: 'http://127.0.0.1:9' });
}

const Anything = z.record(z.string(), z.unknown());
const thing = (properties: Record<string, unknown>): Resource => ({
  Type: 'Custom::Thing',
  Properties: properties,
});

/** What the values of one resource come to, beside some others. */
function resolved(properties: Record<string, unknown>, more: Partial<TemplateText> = {}) {
  const { declared } = read({
    Data: {
      Resources: { Table: table(), Mail: queue('mail'), Thing: thing(properties), ...more.Resources },
      Mappings: { Sizes: { small: { memory: 128 } } },
    },
    Other: {
      Resources: { Bucket: { Type: 'AWS::S3::Bucket', Properties: {} } },
      Outputs: {
        Out: {
          Value: { 'Fn::GetAtt': ['Bucket', 'Arn'] },
          Export: { Name: { 'Fn::Sub': '${AWS::StackName}:bucket' } },
        },
      },
    },
  });
  return declared('Custom::Thing', Anything)[0]?.properties;
}

describe('templates', () => {
  it.each([
    ['Ref of a table is its name', { Ref: 'Table' }, 'small'],
    ['Ref of a queue is its address', { Ref: 'Mail' }, 'http://127.0.0.1:9/000000000000/small-mail'],
    ['Ref of the region', { Ref: 'AWS::Region' }, 'ap-southeast-1'],
    [
      'GetAtt in two parts',
      { 'Fn::GetAtt': ['Mail', 'Arn'] },
      'arn:aws:sqs:ap-southeast-1:000000000000:small-mail',
    ],
    ['GetAtt in one', { 'Fn::GetAtt': 'Mail.QueueName' }, 'small-mail'],
    ['Join', { 'Fn::Join': ['-', ['a', { Ref: 'Table' }, 7]] }, 'a-small-7'],
    [
      'Sub with resources, attributes, own values and literals',
      {
        'Fn::Sub': [
          '${Table}|${Mail.QueueName}|${own}|${!kept}|${AWS::Partition}',
          { own: { Ref: 'Table' } },
        ],
      },
      'small|small-mail|small|${kept}|aws',
    ],
    ['ImportValue from another stack', { 'Fn::ImportValue': 'Other:bucket' }, 'arn:aws:s3:::other-bucket'],
    ['FindInMap', { 'Fn::FindInMap': ['Sizes', 'small', 'memory'] }, 128],
    ['Select of Split', { 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b/c'] }] }, 'b'],
    [
      'one inside another',
      { deep: [{ 'Fn::Join': ['', [{ 'Fn::Sub': '${Table}' }]] }] },
      { deep: ['small'] },
    ],
  ])('%s', (_, value, expected) => {
    expect(resolved({ value })).toEqual({ value: expected });
  });

  it.each([
    ['a resource that is not there', { Ref: 'Nobody' }, /Data refers to Nobody/],
    [
      'an export that is not there',
      { 'Fn::ImportValue': 'Nothing' },
      /imports Nothing, which no stack exports/,
    ],
    [
      'an intrinsic nobody taught it',
      { 'Fn::Cidr': ['10.0.0.0/8'] },
      /Fn::Cidr, which the local cloud does not know/,
    ],
  ])('names %s', (_, value, message) => {
    expect(() => resolved({ value })).toThrow(message);
  });

  it('says which declaration has the wrong shape', () => {
    const { declared } = read({ Data: { Resources: { Thing: thing({ size: 'big' }) } } });
    expect(() => declared('Custom::Thing', z.object({ size: z.number() }))).toThrow(/Custom::Thing Thing/);
  });

  it('resolves anew for the next cloud of a process only what names a port', () => {
    const stacks = readStacks(
      writeAssembly(join(folder, 'ports'), {
        Data: {
          Resources: {
            Table: table(),
            Mail: queue('mail'),
            Asking: thing({ value: { Ref: 'Mail' } }),
            Plain: thing({ value: { Ref: 'Table' } }),
          },
        },
      }),
    );
    const at = (port: number) => readAssembly(stacks, { queueUrlBase: `http://127.0.0.1:${port}` });
    const [asking, plain] = at(1).declared('Custom::Thing', Anything);
    const [nextAsking, nextPlain] = at(2).declared('Custom::Thing', Anything);
    expect(asking?.properties).toEqual({ value: 'http://127.0.0.1:1/000000000000/small-mail' });
    expect(nextAsking?.properties).toEqual({ value: 'http://127.0.0.1:2/000000000000/small-mail' });
    expect([plain?.name, nextPlain === plain]).toEqual(['Data-Plain', true]);
    const Length = z.object({ value: z.string().transform(({ length }) => length) });
    expect(at(2).declared('Custom::Thing', Length)[1]?.properties).toEqual({ value: 5 });
  });

  it('reads stacks of nested assemblies', () => {
    const outer = join(folder, 'outer');
    writeAssembly(join(outer, 'inner'), { Inner: { Resources: {} } });
    const nested = { type: 'cdk:cloud-assembly', properties: { directoryName: 'inner' } };
    writeFileSync(join(outer, 'manifest.json'), JSON.stringify({ artifacts: { nested } }));
    expect(readStacks(outer).map(({ name }) => name)).toEqual(['Inner']);
  });
});

describe('functions that disagree', () => {
  const noDoors = () => ({
    dynamodb: '',
    sqs: '',
    s3: '',
    keys: 'http://keys/',
    secrets: '',
    sockets: '',
    mail: '',
  });
  const disagreeing = {
    One: lambda('one', { Environment: { Variables: { SIZE: '1', SAME: 'x' } } }),
    Two: lambda('two', { Environment: { Variables: { SIZE: '2', SAME: 'x' } } }),
  };

  it('about a variable are named in one sentence', () => {
    const assembly = read({ Data: { Resources: disagreeing } });
    expect(() =>
      createRuntime(assembly, { functions: folder, home: folder, guard: createGuard(assembly, noDoors) }),
    ).toThrow('small-two and another function disagree about SIZE.');
  });

  it('keep the cloud from starting, and leave nothing behind that would keep the next one', async () => {
    const home = aHome({ resources: disagreeing });
    await expect(home.start()).rejects.toThrow('disagree about SIZE');
    await expect(home.start()).rejects.toThrow('disagree about SIZE');
    home.forget();
  });
});

it('what a start synthesizes does not note where each resource was made, which takes a second', () => {
  const { assembly } = built();
  const notes = readdirSync(assembly).filter((file) => file.endsWith('.json'));
  expect(notes.length).toBeGreaterThan(10);
  const withStacks = notes.filter((file) =>
    readFileSync(join(assembly, file), 'utf8').includes('aws:cdk:creationStack'),
  );
  expect(withStacks).toEqual([]);
});
