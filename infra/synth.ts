import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { audienceOf, audiences, maxIntegrations } from '#shared/contract/audiences.ts';
import { contracts } from '#shared/registry/contracts.ts';
import { buildApp } from './app.ts';
import { type DeclaredName, stages } from './stages.ts';

const Template = z.object({ Resources: z.record(z.string(), z.object({ Type: z.string() })) });

type Row = { stack: string; resources: number; functions: number; routes: number };

function rowOf(stack: string, template: unknown): Row {
  const types = Object.values(Template.parse(template).Resources).map(({ Type }) => Type);
  const count = (wanted: string) => types.filter((type) => type === wanted).length;
  return {
    stack,
    resources: types.length,
    functions: count('AWS::Lambda::Function'),
    routes: count('AWS::ApiGatewayV2::Route'),
  };
}

/** Synthesizes a stage without bundling its handlers; `npx cdk synth` does both. */
function synthesize(stage: DeclaredName): Row[] {
  const outdir = mkdtempSync(join(tmpdir(), 'cholang-synth-'));
  try {
    const { stacks } = buildApp({ stage, code: 'placeholder', outdir }).synth();
    return stacks.map(({ stackName, template }) => rowOf(stackName, template));
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

const sumOf = (rows: Row[], name: 'resources' | 'functions' | 'routes') =>
  rows.reduce((total, row) => total + row[name], 0);

const line = (name: string, ...numbers: (number | string)[]) =>
  name.padEnd(40) + numbers.map((number) => String(number).padStart(11)).join('');

function print(stage: DeclaredName): void {
  const started = performance.now();
  const rows = synthesize(stage);
  const totals = (['resources', 'functions', 'routes'] as const).map((name) => sumOf(rows, name));
  console.log(line(stage, 'resources', 'functions', 'routes'));
  for (const row of rows) console.log(line(`  ${row.stack}`, row.resources, row.functions, row.routes));
  console.log(line(`  ${rows.length} stacks in ${Math.round(performance.now() - started)} ms`, ...totals));
}

/** Stages with settings of their own; developer stages are left out. */
const declared = Object.keys(stages) as DeclaredName[];
const wanted = declared.filter((stage) => process.argv.length < 3 || process.argv.includes(stage));
for (const stage of wanted) {
  print(stage);
  console.log();
}

console.log(line('HTTP API', 'operations', 'at most'));
for (const audience of audiences) {
  const operations = contracts.filter((contract) => audienceOf(contract) === audience).length;
  console.log(line(`  ${audience}`, operations, maxIntegrations));
}
