import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { namedInCommands, runbook, workflows } from '#tests/support/command-files.ts';

const Package = z.object({
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
});
const project = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')));
const versions = {
  ...project.dependencies,
  ...project.devDependencies,
  ...project.optionalDependencies,
};
const texts = Object.entries(workflows);
const lines = texts.flatMap(([name, text]) => text.split('\n').map((line) => ({ name, line })));
const release = workflows['deploy-stage.yml'] ?? '';

/** A job's lines, from its name to the next one's. */
const jobsOf = (text: string): string[] =>
  (text.split('\njobs:')[1] ?? '').split(/\n(?= {2}[\w-]+:\n)/).filter((job) => /^ {2}[\w-]+:\n/.test(job));

describe('the runbook and the pipeline', () => {
  it('call npm scripts that are there', () => {
    const called = namedInCommands(/npm run ([\w:-]+)/g);
    expect(called).toEqual(expect.arrayContaining(['build:web', 'templates']));
    expect(called.filter((name) => !(name in project.scripts))).toEqual([]);
  });

  it('name files that are there', () => {
    const named = namedInCommands(
      /(?<![\w/.-])((?:shared|functions|infra|web|tests|events|scripts|\.ci|\.github)\/[\w./-]*\w)/g,
    );
    expect(named).toEqual(expect.arrayContaining(['.ci/run', 'infra/stages.ts', 'infra/pipeline.ts']));
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('give the apps context that they read', () => {
    const apps = ['infra/app.ts', 'infra/pipeline.ts'].map((path) => readFileSync(path, 'utf8')).join('\n');
    const asked = [...apps.matchAll(/tryGetContext\('(\w+)'\)/g)].map(([, key]) => key);
    const given = namedInCommands(/ -c (\w+)=/g);
    expect(given.toSorted()).toEqual(['repository', 'stage']);
    expect(given.filter((key) => !asked.includes(key))).toEqual([]);
  });

  it('build the web with every variable the runbook lists', () => {
    const [, table = ''] = /\| variable[^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n)+)/.exec(runbook) ?? [];
    const listed = [...table.matchAll(/VITE_\w+/g)].map(([name]) => name);
    expect(listed.length).toBeGreaterThan(8);
    expect(listed.filter((name) => !release.includes(name))).toEqual([]);
  });
});

describe('the pipeline', () => {
  it('runs actions by commit, with the version beside it', () => {
    const used = lines.flatMap(({ line }) => /uses: (.*)/.exec(line)?.[1] ?? []);
    expect(used.length).toBeGreaterThan(8);
    const ours = /^\.\/\.github\/workflows\/[\w-]+\.yml$/;
    const byCommit = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(used.filter((one) => !ours.test(one) && !byCommit.test(one))).toEqual([]);
    expect(used.filter((one) => ours.test(one) && !existsSync(one))).toEqual([]);
  });

  it('holds no key: credentials come from a token of the job', () => {
    expect(lines.filter(({ line }) => /secrets\.|ACCESS_KEY|secrets: inherit/.test(line))).toEqual([]);
  });

  it('gives no job a right by default, and each what it names', () => {
    for (const [name, text] of texts) {
      expect([name, text.split('\njobs:\n')[0]]).toEqual([
        name,
        expect.stringMatching(/^permissions: \{\}$/m),
      ]);
      for (const job of jobsOf(text)) expect(job).toMatch(/^ {4}permissions:\n {6}contents: read$/m);
    }
    expect(lines.filter(({ line }) => /: write/.test(line) && !/^\s+id-token: write$/.test(line))).toEqual(
      [],
    );
  });

  it('lets no code of a pull request act in the cloud', () => {
    expect(workflows['check.yml']).toContain('pull_request:');
    const reachable = texts.filter(([, text]) => /^ {2}pull_request/m.test(text));
    expect(reachable.map(([name]) => name)).toEqual(['check.yml']);
    expect(reachable.filter(([, text]) => text.includes('id-token'))).toEqual([]);
    expect(lines.filter(({ line }) => line.includes('pull_request_target'))).toEqual([]);
  });

  it('builds before it has credentials, deploys before it uploads, and checks what it has deployed', () => {
    const steps = [
      '- run: npm ci',
      'npx cdk synth --all',
      'npm run build:web',
      'configure-aws-credentials@',
      'npx cdk diff --all --app cdk.out',
      'npx cdk deploy --all --app cdk.out',
      'aws s3 sync dist/web/assets ',
      'aws s3 sync dist/web ',
      '/api/health',
      '/api/products/search?q=gao',
      'aws lambda invoke --function-name "cholang-$STAGE-canary"',
    ];
    const places = steps.map((step) => release.indexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(release).not.toContain('--delete');
  });

  it('uploads the web as the runbook does', () => {
    const uploads = (text: string) =>
      [...text.matchAll(/aws s3 sync [^\n]*/g)].map(([line]) => line.replaceAll('"', ''));
    expect(uploads(release)).toHaveLength(2);
    expect(uploads(release)).toEqual(uploads(runbook));
  });

  it('reaches production by way of the tests, the sandbox and the difference', () => {
    const jobs = jobsOf(workflows['release.yml'] ?? '');
    const order = jobs.map((job) => [/^ {2}([\w-]+):/m.exec(job)?.[1], /needs: ([\w-]+)/.exec(job)?.[1]]);
    expect(order).toEqual([
      ['check', undefined],
      ['sandbox', 'check'],
      ['production-diff', 'sandbox'],
      ['production', 'production-diff'],
    ]);
    expect(release).toContain('environment: ${{ inputs.stage }}');
    expect(release).toMatch(
      /concurrency:\n {6}group: deploy-\$\{\{ inputs\.stage \}\}\n {6}cancel-in-progress: false/,
    );
  });
});

describe('updates of packages', () => {
  const config = readFileSync('.github/dependabot.yml', 'utf8');
  const [, npm = ''] = config.split('package-ecosystem: npm');
  const own = npm.split('package-ecosystem:')[0] ?? '';
  const names = Object.keys(versions);

  it('start from exact versions', () => {
    expect(names.length).toBeGreaterThan(90);
    expect(Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('group and hold back packages that are there', () => {
    const grouped = [...own.matchAll(/patterns:\s*\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern),
    );
    const heldBack = [...own.matchAll(/dependency-name: '?([^'\n]+)'?/g)].map(([, pattern = '']) => pattern);
    expect(grouped.length).toBeGreaterThan(20);
    expect(heldBack.length).toBeGreaterThan(3);
    const nothing = [...grouped, ...heldBack].filter(
      (pattern) => !names.some((name) => pattern === '*' || matchesGlob(name, pattern)),
    );
    expect(nothing).toEqual([]);
  });
});
