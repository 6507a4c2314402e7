import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import * as z from 'zod';
import type { Stage, StageName } from '#infra/stages.ts';
import { stageFolder } from './stages.ts';

const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: z.record(z.string(), z.unknown()).default({}),
      Metadata: z.record(z.string(), z.unknown()).default({}),
      DeletionPolicy: z.string().optional(),
    }),
  ),
  Outputs: z
    .record(z.string(), z.object({ Value: z.unknown(), Export: z.object({ Name: z.unknown() }).optional() }))
    .default({}),
});
type Stack = { name: string; waitsFor: string[] } & z.infer<typeof Template>;

/** A resource with its references written out: `Data.Table` for a Ref, `Data.Table.Arn` for an attribute. */
export type Found<T> = {
  stack: string;
  id: string;
  entry: unknown;
  /** What becomes of it when its stack goes, or never got made. */
  goes: string;
  properties: T;
};

/** What a stage declares, over all its stacks. */
export type Cloud = ReturnType<typeof readCloud>;

function readCloud(stacks: Stack[]) {
  const exported = new Map(
    stacks.flatMap(({ name, Outputs }) =>
      Object.values(Outputs).map((output) => [output.Export?.Name, { name, value: output.Value }] as const),
    ),
  );

  function writtenOut(stack: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => writtenOut(stack, one));
    if (typeof value !== 'object' || value === null) return value;
    const [[name, inner] = ['', undefined], ...more] = Object.entries(value);
    if (more.length === 0) {
      if (name === 'Ref') return String(inner).startsWith('AWS::') ? `<${inner}>` : `${stack}.${inner}`;
      if (name === 'Fn::GetAtt' && Array.isArray(inner)) return `${stack}.${inner.join('.')}`;
      if (name === 'Fn::Join') {
        const { separator, parts } = Join.parse(inner);
        return parts.map((part) => writtenOut(stack, part)).join(separator);
      }
      if (name === 'Fn::ImportValue') {
        const source = exported.get(inner);
        if (!source) throw new Error(`${stack} imports ${String(inner)}, which nobody exports`);
        return writtenOut(source.name, source.value);
      }
    }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, writtenOut(stack, one)]));
  }

  const read = new Map<string, unknown>();

  /** Written out and checked once for each shape it is asked for in: hundreds of tests ask for the same. */
  function all<T>(type: string, properties: z.ZodType<T>): Found<T>[] {
    const key = `${type} ${numberOf(properties)}`;
    const known = read.get(key) ?? readAll(type, properties);
    read.set(key, known);
    // Under a shape's number lies what that shape gave.
    return known as Found<T>[];
  }

  const readAll = <T>(type: string, properties: z.ZodType<T>): Found<T>[] =>
    stacks.flatMap(({ name, Resources }) =>
      Object.entries(Resources)
        .filter(([, resource]) => resource.Type === type)
        .map(([id, resource]) => ({
          stack: name,
          id: `${name}.${id}`,
          entry: resource.Metadata['cholang:entry'],
          goes: resource.DeletionPolicy ?? 'Delete',
          properties: properties.parse(writtenOut(name, resource.Properties)),
        })),
    );
  const waits = new Map(stacks.map(({ name, waitsFor }) => [name, waitsFor]));

  /** All stacks that are there before one is begun. */
  function deployedBefore(stack: string, found = new Set<string>()): Set<string> {
    for (const name of waits.get(stack) ?? []) if (!found.has(name)) deployedBefore(name, found.add(name));
    return found;
  }

  const sizes = stacks.map(({ name, Resources }) => [name, Object.keys(Resources).length] as const);
  return { all, sizes, deployedBefore };
}

const Join = z
  .tuple([z.string(), z.array(z.unknown())])
  .transform(([separator, parts]) => ({ separator, parts }));

const clouds = new Map<string, Cloud>();

const numbers = new Map<z.ZodType, number>();
function numberOf(shape: z.ZodType): number {
  if (!numbers.has(shape)) numbers.set(shape, numbers.size);
  return numbers.get(shape) ?? 0;
}

/** A stage as its templates declare it, read once by each worker; with another engine of views where one is named. */
export function cloudOf(stage: StageName, views?: Stage['views']): Cloud {
  const folder = stageFolder(stage, views);
  const known = clouds.get(folder);
  if (known) return known;
  const { stacks } = new CloudAssembly(folder);
  const names = new Set(stacks.map(({ id }) => id));
  const cloud = readCloud(
    stacks.map(({ id, dependencies, template }) => ({
      name: id,
      waitsFor: dependencies.map((one) => one.id).filter((one) => names.has(one)),
      ...Template.parse(template),
    })),
  );
  clouds.set(folder, cloud);
  return cloud;
}

export const handlersOf = (cloud: Cloud) =>
  // What CDK itself adds to carry values between regions is none of our handlers.
  cloud
    .all('AWS::Lambda::Function', AnyFunction)
    .flatMap(({ properties, ...found }) =>
      typeof found.entry === 'string'
        ? [{ ...found, entry: found.entry, ...LambdaFunction.parse(properties) }]
        : [],
    );

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
