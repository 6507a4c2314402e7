import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import * as z from 'zod';

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

type ResolvedResource = { stack: string; id: string; entry: unknown; goes: string; properties: unknown };

/** What the tests ask of a stage: its stacks, and its resources by type with their references written out. */
export type ResolvedStage = {
  stacks: { name: string; waitsFor: string[]; size: number }[];
  resources: Record<string, ResolvedResource[]>;
};

export const resolvedFile = 'resolved.json';

const Join = z
  .tuple([z.string(), z.array(z.unknown())])
  .transform(([separator, parts]) => ({ separator, parts }));

/** Writes `Data.Table` for a Ref, `Data.Table.Arn` for an attribute. */
function createResolver(stacks: readonly Stack[]) {
  const exported = new Map(
    stacks.flatMap(({ name, Outputs }) =>
      Object.values(Outputs).map((output) => [output.Export?.Name, { name, value: output.Value }] as const),
    ),
  );

  return function resolve(stack: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => resolve(stack, one));
    if (typeof value !== 'object' || value === null) return value;
    const [[name, inner] = ['', undefined], ...more] = Object.entries(value);
    if (more.length === 0) {
      if (name === 'Ref') return String(inner).startsWith('AWS::') ? `<${inner}>` : `${stack}.${inner}`;
      if (name === 'Fn::GetAtt' && Array.isArray(inner)) return `${stack}.${inner.join('.')}`;
      if (name === 'Fn::Join') {
        const { separator, parts } = Join.parse(inner);
        return parts.map((part) => resolve(stack, part)).join(separator);
      }
      if (name === 'Fn::ImportValue') {
        const source = exported.get(inner);
        if (!source) throw new Error(`${stack} imports ${String(inner)}, which nobody exports`);
        return resolve(source.name, source.value);
      }
    }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(stack, one)]));
  };
}

function stacksIn(folder: string): Stack[] {
  const { stacks } = new CloudAssembly(folder);
  const names = new Set(stacks.map(({ id }) => id));
  return stacks.map(({ id, dependencies, template }) => ({
    name: id,
    waitsFor: dependencies.map((one) => one.id).filter((one) => names.has(one)),
    ...Template.parse(template),
  }));
}

/** Reads the templates of a stage and writes beside them what is asked of them: the other workers read only that. */
export function resolveStage(folder: string): void {
  const stacks = stacksIn(folder);
  const resolve = createResolver(stacks);
  const found = stacks.flatMap(({ name, Resources }) =>
    Object.entries(Resources).map(([id, resource]) => ({
      type: resource.Type,
      stack: name,
      id: `${name}.${id}`,
      entry: resource.Metadata['cholang:entry'],
      goes: resource.DeletionPolicy ?? 'Delete',
      properties: resolve(name, resource.Properties),
    })),
  );
  const stage: ResolvedStage = {
    stacks: stacks.map(({ name, waitsFor, Resources }) => ({
      name,
      waitsFor,
      size: Object.keys(Resources).length,
    })),
    resources: Object.fromEntries(
      Map.groupBy(found, ({ type }) => type)
        .entries()
        .map(([type, all]) => [type, all.map(({ type: _, ...resource }) => resource)]),
    ),
  };
  writeFileSync(join(folder, resolvedFile), JSON.stringify(stage));
}
