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

/** All functions run in one process, so what each would find in its environment must not contradict another. */
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

/** Folders of handlers that a running cloud of this process uses. */
const inUse = new Set<string>();

/** Hard links, not copies: modules are told apart by their path. Source maps stay behind. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.name.endsWith('.map')) linkSync(source, target);
  }
}

/** A cloud beside another of the process needs modules of its own, because the other's keep its table and its keys. */
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

/** What a GET writes, such as how often it was asked for, nothing follows from. */
function onlyReads(event: unknown): boolean {
  const { requestContext } = (event ?? {}) as { requestContext?: { http?: { method?: unknown } } };
  const method = requestContext?.http?.method;
  return method === 'GET' || method === 'HEAD';
}

type Surroundings = { functions: string; home: string; guard: Guard; chaos?: Chaos | undefined };

/** Runs the declared functions in this process, under the calling convention they know from Lambda. */
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
    if (!existsSync(file)) throw new Error(`There is no handler functions/${entry}.ts`);
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
    /** The function an integration's or a target's address names. */
    findByUri(uri: string): string | undefined {
      const arn = /\/functions\/(.+)\/invocations$/.exec(uri)?.[1] ?? uri;
      return byArn.has(arn) ? arn : undefined;
    },
    findByName: (name: string): string | undefined =>
      lambdas.find((lambda) => [lambda.name, lambda.arn].includes(name))?.arn,
    /** As whom a function acts. */
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
    /** Called whenever a function that may have written something has answered. Answers how to stop that. */
    onAnswer(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes handlers from another build, for reloading while developing. */
    reload(next: string): void {
      folder = next;
      handlers = new Map();
    },
    /** Lets the next cloud of the process use the same modules, as warm as they are but with nothing kept. */
    async close(): Promise<void> {
      await startCold(folder);
      if (own !== functionsFolder) rmSync(own, { recursive: true, force: true });
      inUse.delete(own);
    },
  };
}

export type Runtime = ReturnType<typeof createRuntime>;
