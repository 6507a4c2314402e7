import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { PlainError } from '../http/http-tools.ts';
import type { Chaos } from '../chaos/chaos.ts';
import type { Guard } from '../iam/guard.ts';
import type { Signer } from '../iam/signed-addresses.ts';
import { startCold } from './cold-start.ts';
import { startTime } from './function-time.ts';
import { checkPayload } from './payload.ts';
import type { Assembly, DeclaredResource } from '../template/template.ts';

const FunctionProperties = z.object({
  Role: z.string(),
  Timeout: z.coerce.number().default(3),
  MemorySize: z.coerce.number().default(128),
  VpcConfig: z.unknown().optional(),
  Environment: z.object({ Variables: z.record(z.string(), z.coerce.string()) }).optional(),
});

type Lambda = DeclaredResource<z.output<typeof FunctionProperties>> & { entry: string };
type Handler = (event: unknown, context: Context) => Promise<unknown>;

function readFunctions({ declared }: Assembly): Lambda[] {
  return declared('AWS::Lambda::Function', FunctionProperties).flatMap((found) => {
    const entry = found.metadata['cholang:entry'];
    return typeof entry === 'string' ? [{ ...found, entry }] : [];
  });
}

/** Merges the variables of all functions, which must not conflict because they share one process. */
function unionOf(lambdas: Lambda[]): Record<string, string> {
  const union: Record<string, string> = {};
  for (const { name, properties } of lambdas) {
    for (const [key, value] of Object.entries(properties.Environment?.Variables ?? {})) {
      if (key in union && union[key] !== value)
        throw new PlainError(`${name} and another function disagree about ${key}.`);
      union[key] = value;
    }
  }
  return union;
}

/** Handler folders in use by running clouds of this process. */
const inUse = new Set<string>();

/** Hard-links a folder: a module with another path is loaded separately. Omits source maps. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.name.endsWith('.map')) linkSync(source, target);
  }
}

/** Gives a second cloud of the process its own modules, because the first's cache table and keys. */
function claimFolder(folder: string, home: string): string {
  const own = inUse.has(folder) ? join(home, `handlers-${randomUUID()}`) : folder;
  if (own !== folder) linkFolder(folder, own);
  inUse.add(own);
  return own;
}

const contextFor = ({ name, arn, properties }: Lambda, deadline: number): Context => ({
  awsRequestId: randomUUID(),
  callbackWaitsForEmptyEventLoop: false,
  functionName: name,
  functionVersion: '$LATEST',
  invokedFunctionArn: arn,
  logGroupName: `/aws/lambda/${name}`,
  logStreamName: 'local',
  memoryLimitInMB: String(properties.MemorySize),
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
});

/** Writes of a GET, such as request counts, cause no events, so no listener is called for them. */
function onlyReads(event: unknown): boolean {
  const { requestContext } = (event ?? {}) as { requestContext?: { http?: { method?: unknown } } };
  const method = requestContext?.http?.method;
  return method === 'GET' || method === 'HEAD';
}

type Surroundings = { functions: string; home: string; guard: Guard; chaos?: Chaos | undefined };

/** Runs the declared functions in this process with Lambda's calling convention. */
export function createRuntime(
  assembly: Assembly,
  { functions: functionsFolder, home, guard, chaos }: Surroundings,
) {
  const lambdas = readFunctions(assembly);
  const byArn = new Map(lambdas.map((lambda) => [lambda.arn, lambda]));
  const own = claimFolder(functionsFolder, home);
  let folder = own;
  let handlers = new Map<string, Promise<Handler>>();
  const listeners = new Set<() => void>();

  function found(arn: string): Lambda {
    const lambda = byArn.get(arn);
    if (!lambda) throw new Error(`No function is called ${arn}`);
    return lambda;
  }

  async function importHandler(entry: string): Promise<Handler> {
    const file = join(folder, `${entry}.js`);
    if (!existsSync(file)) throw new Error(`There is no handler ${entry}`);
    const { handler } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { handler: Handler };
    return handler;
  }

  function handlerOf(entry: string): Promise<Handler> {
    const known = handlers.get(entry) ?? importHandler(entry);
    handlers.set(entry, known);
    known.catch(() => handlers.delete(entry));
    return known;
  }

  async function run(lambda: Lambda, event: unknown, limitMs = Infinity): Promise<unknown> {
    checkPayload(event, 'event');
    const handler = await handlerOf(lambda.entry);
    const milliseconds = Math.min(lambda.properties.Timeout * 1000, limitMs);
    const context = contextFor(lambda, Date.now() + milliseconds);
    const { name, properties } = lambda;
    const time = startTime(name, milliseconds);
    const watch = (isReading: boolean) => {
      if (!isReading && !onlyReads(event) && chaos?.strikes('ended')) time.end();
      time.check(isReading);
    };
    const isClosed = properties.VpcConfig !== undefined;
    const answer = guard.run({ functionName: name, roleArn: properties.Role, watch, isClosed }, async () =>
      handler(event, context),
    );
    try {
      const inTime = await time.before(answer);
      checkPayload(inTime, 'answer');
      return inTime;
    } finally {
      if (!onlyReads(event)) for (const listener of listeners) listener();
    }
  }

  return {
    environment: unionOf(lambdas),
    entries: lambdas.map(({ entry }) => entry).sort(),
    /** Finds the function that the URI of an integration or target names. */
    findByUri(uri: string): string | undefined {
      const arn = /\/functions\/(.+)\/invocations$/.exec(uri)?.[1] ?? uri;
      return byArn.has(arn) ? arn : undefined;
    },
    findByName: (name: string): string | undefined =>
      lambdas.find((lambda) => [lambda.name, lambda.arn].includes(name))?.arn,
    /** Returns the identity with which a function acts. */
    signerOf(arn: string): Signer {
      const { name, properties } = found(arn);
      return { functionName: name, roleArn: properties.Role };
    },
    invoke(arn: string, event: unknown, limitMs?: number): Promise<unknown> {
      return run(found(arn), event, limitMs);
    },
    invokeEntry(entry: string, event: unknown): Promise<unknown> {
      const lambda = lambdas.find((candidate) => candidate.entry === entry);
      if (!lambda) throw new PlainError(`No function has the entry ${entry}.`);
      return run(lambda, event);
    },
    /** Registers a listener for answers of functions that may have written; returns its removal. */
    onAnswer(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Loads handlers from another build, for reloading during development. */
    reload(next: string): void {
      folder = next;
      handlers = new Map();
    },
    /** Clears the caches of the loaded modules, so that the next cloud of the process can use them. */
    async close(): Promise<void> {
      await startCold(folder);
      if (own !== functionsFolder) rmSync(own, { recursive: true, force: true });
      inUse.delete(own);
    },
  };
}

export type Runtime = ReturnType<typeof createRuntime>;
