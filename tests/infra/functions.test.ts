import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { areas } from '#infra/areas/index.ts';
import { entryPoints, handlerEntries } from '#infra/bundle.ts';
import { cloudOf, handlersOf } from './cloud.ts';

const root = join(import.meta.dirname, '../..');

/** The settings a handler's own code asks for, optional ones aside. */
function settingsOf(entries: { in: string; out: string }[]): Map<string, string[]> {
  // What handlers share is bundled once, into pieces they import: each by itself takes twenty times as long.
  const { metafile } = buildSync({
    entryPoints: entries,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    platform: 'node',
    outdir: 'unwritten',
    write: false,
    metafile: true,
  });
  const own = new Map(
    Object.entries(metafile.outputs).map(([file, { inputs }]) => {
      const used = Object.keys(inputs).filter((input) => inputs[input]?.bytesInOutput);
      return [file, used.flatMap((input) => settingsIn(readFileSync(join(root, input), 'utf8')))];
    }),
  );
  const fileOf = (entry: string) => `unwritten/${entry}.js`;
  return new Map(
    entries.map(({ out: entry }) => {
      const reached = new Set([fileOf(entry)]);
      // A set that grows is walked to its end.
      for (const file of reached)
        for (const { path, external } of metafile.outputs[file]?.imports ?? [])
          if (!external) reached.add(path);
      return [entry, [...reached].flatMap((file) => own.get(file) ?? [])];
    }),
  );
}

/** They share a file with what begins and renews sessions or sends links, and run none of it. */
const neverSigning = new Set([
  'routes/accounts/sign-out',
  'routes/accounts/begin-provider-sign-in',
  'routes/catalogue/staff/create-business-with-user',
]);
const signingSettings = new Set(['SESSION_KEY_ID', 'SESSION_SECRET_ID', 'ACCESS_TOKEN_SECONDS']);

/** The same whatever the stage: bundled once. */
let askedSettings: Map<string, string[]> | undefined;
const asked = () => (askedSettings ??= settingsOf(entryPoints()));

const settingsIn = (source: string): string[] =>
  [...source.matchAll(/readConfig\(\{([^}]*)\}/g)].flatMap(([, shape = '']) =>
    [...shape.matchAll(/([A-Z][A-Z_]+):([^\n]*?)(?:,|$)/gm)].flatMap(([, name = '', schema = '']) =>
      schema.includes('optional()') ? [] : [name],
    ),
  );

describe.each(['sandbox', 'production'] as const)('the functions of %s', (stage) => {
  const cloud = cloudOf(stage);
  const functions = handlersOf(cloud);

  it('are exactly the handlers there are', () => {
    expect([...new Set(functions.map(({ entry }) => entry))].sort()).toEqual(handlerEntries());
  });

  it('have readable names, each its own', () => {
    const names = functions.map(({ FunctionName }) => FunctionName);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(new RegExp(`^cholang-${stage}-[a-z-]+$`));
  });

  it('keep their Node until they are deployed', () => {
    const managed = cloud.all(
      'AWS::Lambda::Function',
      z.object({ RuntimeManagementConfig: z.unknown().optional() }),
    );
    const ours = managed.filter(({ entry }) => typeof entry === 'string');
    expect(ours.map(({ properties }) => properties.RuntimeManagementConfig)).toEqual(
      ours.map(() => ({ UpdateRuntimeOn: 'FunctionUpdate' })),
    );
  });

  it('run on arm64 with Node 24 and log JSON to a log that ends by itself', () => {
    const logs = cloud.all('AWS::Logs::LogGroup', z.object({ RetentionInDays: z.number() }));
    for (const { Runtime, Architectures, LoggingConfig } of functions) {
      expect([Runtime, ...Architectures, LoggingConfig.LogFormat]).toEqual(['nodejs24.x', 'arm64', 'JSON']);
      expect(logs.map(({ id }) => id)).toContain(LoggingConfig.LogGroup);
    }
  });

  it('agree on what a setting is', () => {
    const settings = functions.flatMap(({ Environment }) => Object.entries(Environment.Variables));
    const values = Map.groupBy(settings, ([name]) => name);
    const disputed = [...values].filter(([, all]) => new Set(all.map(([, value]) => value)).size > 1);
    expect(disputed).toEqual([]);
  });

  it('are given every setting their code asks for', () => {
    const settings = asked();
    expect([...settings.values()].flat().length).toBeGreaterThan(0);
    const missing = functions.flatMap(({ entry, Environment }) =>
      (settings.get(entry) ?? [])
        .filter((name) => !(name in Environment.Variables))
        .filter((name) => !signingSettings.has(name) || !neverSigning.has(entry))
        .filter((name) => name !== 'TABLE_NAME' || !tableless.has(entry))
        .map((name) => `${entry} lacks ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('have room and time by what they do', () => {
    const withView = functions.filter(({ Environment }) => 'VIEWS_BUCKET' in Environment.Variables);
    expect(withView.filter(({ MemorySize }) => MemorySize < 1769)).toEqual([]);
    expect(withView.filter(({ EphemeralStorage }) => (EphemeralStorage?.Size ?? 512) < 3072)).toEqual([]);
    const timeouts = Object.groupBy(functions, ({ Timeout }) => Timeout);
    const patient = functions.filter(({ Timeout }) => Timeout >= 60).map(({ entry }) => entry);
    // A payment is tried again within the time a shopper looks at the QR code, so its worker is as quick as a route.
    const quick = ['workers/apply-notice'];
    expect([...patient, ...quick].sort()).toEqual(handlersBeside(functions.map(({ entry }) => entry)).sort());
    expect(Object.keys(timeouts)).toEqual(['15', '60', '120', '300', '600', '900']);
  });
});

it.each(['sandbox', 'production'] as const)('%s sets room aside for money only where it is real', (stage) => {
  const kept = handlersOf(cloudOf(stage)).flatMap(({ entry, ReservedConcurrentExecutions: room }) =>
    room === undefined ? [] : [`${entry} ${room}`],
  );
  const inProduction = [
    'routes/orders/guest/create-guest-order 200',
    'routes/orders/shop/create-order 200',
    'routes/payments/receive-bank-notice 20',
    'routes/payments/receive-stripe-notice 20',
    'routes/payments/receive-vnpay-form 20',
    'routes/payments/receive-vnpay-notice 20',
  ];
  expect(kept.sort()).toEqual(stage === 'production' ? inProduction : []);
});

/** Every route can count calls in the table; one that does not, and reads nothing there, never asks for its name. */
const tableless = new Set(
  areas
    .flatMap(({ routes = [] }) => routes)
    .filter(({ contract, rights }) => !contract.limit && !rights.table)
    .map(({ entry }) => entry),
);

const handlersBeside = (entries: string[]) => entries.filter((entry) => entry.startsWith('workers/'));

it('lets an operation do what its contract implies', () => {
  const operations = areas.flatMap(({ routes = [] }) => routes);
  const short = operations.filter(
    ({ contract, rights }) =>
      (contract.limit && rights.table !== 'write') ||
      (contract.access !== 'public' && !rights.table) ||
      !rights.edge,
  );
  expect(short.map(({ contract }) => contract.name)).toEqual([]);
});
