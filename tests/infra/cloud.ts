import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Stage, DeclaredName } from '#infra/stages.ts';
import { type ResolvedStage, resolvedFile } from './resolved-stage.ts';
import { stageFolder } from './stages.ts';

/** A resource with its references written out: `Data.Table` for a Ref, `Data.Table.Arn` for an attribute. */
type Found<T> = {
  stack: string;
  id: string;
  entry: unknown;
  /** What becomes of it when its stack goes, or never got made. */
  goes: string;
  properties: T;
};

/** What a stage declares, over all its stacks. */
export type Cloud = ReturnType<typeof readCloud>;

function readCloud({ stacks, resources }: ResolvedStage) {
  const read = new Map<string, unknown>();

  /** Checked once for each shape it is asked for in: hundreds of tests ask for the same. */
  function all<T>(type: string, properties: z.ZodType<T>): Found<T>[] {
    const key = `${type} ${numberOf(properties)}`;
    const known = read.get(key) ?? readAll(type, properties);
    read.set(key, known);
    // Under a shape's number lies what that shape gave.
    return known as Found<T>[];
  }

  const readAll = <T>(type: string, properties: z.ZodType<T>): Found<T>[] =>
    (resources[type] ?? []).map((resource) => ({
      ...resource,
      properties: properties.parse(resource.properties),
    }));
  const waits = new Map(stacks.map(({ name, waitsFor }) => [name, waitsFor]));

  /** All stacks that are there before one is begun. */
  function deployedBefore(stack: string, found = new Set<string>()): Set<string> {
    for (const name of waits.get(stack) ?? []) if (!found.has(name)) deployedBefore(name, found.add(name));
    return found;
  }

  /** Every resource, whatever its type, with what becomes of it when its stack goes. */
  const everything = () =>
    Object.entries(resources).flatMap(([type, found]) => found.map(({ goes }) => ({ type, goes })));

  const sizes = stacks.map(({ name, size }) => [name, size] as const);
  return { all, everything, sizes, deployedBefore };
}

const clouds = new Map<string, Cloud>();

const numbers = new Map<z.ZodType, number>();
function numberOf(shape: z.ZodType): number {
  if (!numbers.has(shape)) numbers.set(shape, numbers.size);
  return numbers.get(shape) ?? 0;
}

/** A stage as its templates declare it, read once by each worker; with another engine of views where one is named. */
export function cloudOf(stage: DeclaredName, views?: Stage['views']): Cloud {
  const folder = stageFolder(stage, views);
  const known = clouds.get(folder);
  if (known) return known;
  // Written by `resolveStage` in this run.
  const resolved = JSON.parse(readFileSync(join(folder, resolvedFile), 'utf8')) as ResolvedStage;
  const cloud = readCloud(resolved);
  clouds.set(folder, cloud);
  return cloud;
}

const readHandlers = (cloud: Cloud) =>
  // What CDK itself adds to carry values between regions is none of our handlers.
  cloud
    .all('AWS::Lambda::Function', AnyFunction)
    .flatMap(({ properties, ...found }) =>
      typeof found.entry === 'string'
        ? [{ ...found, entry: found.entry, ...LambdaFunction.parse(properties) }]
        : [],
    );

const handlers = new WeakMap<Cloud, ReturnType<typeof readHandlers>>();

/** The handlers of a stage, read once by each worker: a thousand tests of routes ask for them. */
export function handlersOf(cloud: Cloud) {
  const known = handlers.get(cloud) ?? readHandlers(cloud);
  handlers.set(cloud, known);
  return known;
}

const LambdaFunction = z.object({
  FunctionName: z.string().max(64),
  Role: z.string(),
  Runtime: z.string(),
  Architectures: z.array(z.string()),
  MemorySize: z.number(),
  Timeout: z.number(),
  EphemeralStorage: z.object({ Size: z.number() }).optional(),
  ReservedConcurrentExecutions: z.number().optional(),
  Layers: z.array(z.string()).optional(),
  LoggingConfig: z.object({ LogFormat: z.string(), LogGroup: z.string() }),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }),
});
const AnyFunction = LambdaFunction.partial();
