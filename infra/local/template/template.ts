import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { attributeOf, type Places } from './resource-names.ts';
import { createResolver, type Stack, Template } from './resolve.ts';

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.string().optional(),
      properties: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
});

const StackProperties = z.object({ templateFile: z.string(), stackName: z.string().optional() });
const NestedStack = z.object({ directoryName: z.string() });

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function regionOf(environment: string | undefined): string {
  const region = environment?.split('/').at(-1);
  return !region || region === 'unknown-region' ? 'ap-southeast-1' : region;
}

/** Cache of parsed templates: several clouds of one process run the same app, whose JSON has megabytes. */
const known = new Map<string, { at: number; stacks: Stack[] }>();

/** Reads every stack of a synthesized app, including nested assemblies. */
export function readStacks(folder: string): Stack[] {
  const at = statSync(join(folder, 'manifest.json')).mtimeMs;
  const found = known.get(folder);
  if (found?.at === at) return found.stacks;
  const stacks = parseStacks(folder);
  known.set(folder, { at, stacks });
  return stacks;
}

function parseStacks(folder: string): Stack[] {
  const { artifacts } = Manifest.parse(readJson(join(folder, 'manifest.json')));
  return Object.entries(artifacts).flatMap(([id, { type, environment, properties }]) => {
    if (type === 'cdk:cloud-assembly')
      return parseStacks(join(folder, NestedStack.parse(properties).directoryName));
    if (type !== 'aws:cloudformation:stack') return [];
    const { templateFile, stackName = id } = StackProperties.parse(properties);
    const template = Template.parse(readJson(join(folder, templateFile)));
    return [{ name: stackName, region: regionOf(environment), template }];
  });
}

type Resources = Stack['template']['Resources'];
const groups = new WeakMap<Resources, Map<string, [id: string, resource: Resources[string]][]>>();

/** Returns a stack's resources of one type. */
function resourcesOf({ template: { Resources } }: Stack, type: string): [string, Resources[string]][] {
  const byType = groups.get(Resources) ?? Map.groupBy(Object.entries(Resources), ([, { Type }]) => Type);
  groups.set(Resources, byType);
  return byType.get(type) ?? [];
}

/** A declared resource: its names, and its resolved properties, validated by a schema. */
export type DeclaredResource<T> = {
  id: string;
  stackName: string;
  region: string;
  name: string;
  ref: string;
  arn: string;
  properties: T;
  metadata: Record<string, unknown>;
};

type Resource = Resources[string];
type ResolvedResources = WeakMap<z.ZodType, Map<Resource, DeclaredResource<unknown>>>;

/** Cache of resources that name no port: they are the same for each cloud of a process. */
const resolvedResources = new WeakMap<readonly Stack[], ResolvedResources>();

function resolvedOf(stacks: readonly Stack[], schema: z.ZodType): Map<Resource, DeclaredResource<unknown>> {
  const bySchema: ResolvedResources = resolvedResources.get(stacks) ?? new WeakMap();
  resolvedResources.set(stacks, bySchema);
  const resolved = bySchema.get(schema) ?? new Map<Resource, DeclaredResource<unknown>>();
  bySchema.set(schema, resolved);
  return resolved;
}

/** Reads the templates with all values resolved, once the emulators have their ports. */
export function readAssembly(stacks: readonly Stack[], { queueUrlBase }: Places) {
  let namesPort = false;
  const places: Places = {
    get queueUrlBase() {
      namesPort = true;
      return queueUrlBase;
    },
  };
  const { resolve, named, ref } = createResolver(stacks, places);

  function read<T extends z.ZodType>(
    stack: Stack,
    [id, { Type, Properties, Metadata }]: [string, Resource],
    schema: T,
  ): DeclaredResource<z.output<T>> {
    const resource = named(stack, id);
    const parsed = schema.safeParse(resolve(stack, Properties));
    if (!parsed.success) throw new Error(`${Type} ${id}: ${z.prettifyError(parsed.error)}`);
    const { name, stackName, region } = resource;
    return {
      id,
      stackName,
      region,
      name,
      ref: ref(stack, id),
      arn: attributeOf(resource, 'Arn', places),
      properties: parsed.data,
      metadata: Metadata,
    };
  }

  function declared<T extends z.ZodType>(type: string, schema: T): DeclaredResource<z.output<T>>[] {
    const resolved = resolvedOf(stacks, schema);
    return stacks.flatMap((stack) =>
      resourcesOf(stack, type).map((entry) => {
        const [, resource] = entry;
        const known = resolved.get(resource);
        // Resources are kept by the schema that parsed them.
        if (known) return known as DeclaredResource<z.output<T>>;
        namesPort = false;
        const found = read(stack, entry, schema);
        if (!namesPort) resolved.set(resource, found);
        return found;
      }),
    );
  }

  return { declared, region: stacks[0]?.region ?? 'ap-southeast-1' };
}

export type Assembly = ReturnType<typeof readAssembly>;
