import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { PlainError } from '../http/http-tools.ts';
import type { Chaos } from '../chaos/chaos.ts';
import type { Guard } from '../iam/guard.ts';
import type { Signer } from '../iam/signed-addresses.ts';
import { startTime } from './function-time.ts';
import { checkPayload } from './payload.ts';
import type { Assembly, DeclaredResource } from '../template/template.ts';

const FunctionProperties = z.object({
  Role: z.string(),
  Timeout: z.coerce.number().default(3),
  MemorySize: z.coerce.number().default(128),
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

let clouds = 0;

/** A second cloud in one process needs modules of its own: the first one's have its table in hand. */
function ownCopy(folder: string, home: string): string {
  clouds += 1;
  if (clouds === 1) return folder;
  const copy = join(home, `handlers-${process.pid}-${clouds}`);
  cpSync(folder, copy, { recursive: true });
  return copy;
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
  const own = ownCopy(functionsFolder, home);
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
    const answer = guard.run({ functionName: name, roleArn: properties.Role, watch }, async () =>
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
    findByUri: (uri: string): string | undefined =>
      [...byArn.keys()].filter((arn) => uri.includes(arn)).sort((a, b) => b.length - a.length)[0],
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
    close(): void {
      if (own !== functionsFolder) rmSync(own, { recursive: true, force: true });
    },
  };
}

export type Runtime = ReturnType<typeof createRuntime>;
