import * as z from 'zod';
import {
  account,
  attributeOf,
  defaultName,
  type NamedResource,
  nameProperty,
  type Places,
  refOf,
} from './resource-names.ts';

const Properties = z.record(z.string(), z.unknown());
export const Template = z.object({
  Resources: z
    .record(
      z.string(),
      z.object({ Type: z.string(), Properties: Properties.default({}), Metadata: Properties.default({}) }),
    )
    .default({}),
  Outputs: z
    .record(z.string(), z.object({ Value: z.unknown(), Export: z.object({ Name: z.unknown() }).optional() }))
    .default({}),
  Mappings: z.record(z.string(), z.record(z.string(), Properties)).default({}),
});

export type Stack = { name: string; region: string; template: z.output<typeof Template> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Resolves the CloudFormation intrinsics that our templates use. */
export function createResolver(stacks: readonly Stack[], places: Places) {
  const exported = new Map<string, { stack: Stack; value: unknown }>();

  function named(stack: Stack, id: string): NamedResource {
    const resource = stack.template.Resources[id];
    if (!resource) throw new Error(`Stack ${stack.name} refers to ${id}, which it does not declare`);
    const { Type: type, Properties: properties } = resource;
    const given = properties[nameProperty(type) ?? ''];
    const name = given === undefined ? defaultName(type, stack.name, id) : text(stack, given);
    return { id, type, stackName: stack.name, region: stack.region, name };
  }

  function pseudo(stack: Stack, name: string): string | undefined {
    const known: Record<string, string> = {
      'AWS::AccountId': account,
      'AWS::Region': stack.region,
      'AWS::Partition': 'aws',
      'AWS::StackName': stack.name,
      'AWS::StackId': `arn:aws:cloudformation:${stack.region}:${account}:stack/${stack.name}/local`,
      'AWS::URLSuffix': 'amazonaws.com',
    };
    return known[name];
  }

  const ref = (stack: Stack, id: string): string => pseudo(stack, id) ?? refOf(named(stack, id), places);

  function getAtt(stack: Stack, asked: unknown): string {
    const [id = '', ...path] = Array.isArray(asked)
      ? asked.map((part) => text(stack, part))
      : String(asked).split('.');
    return attributeOf(named(stack, id), path.join('.'), places);
  }

  function substitute(stack: Stack, asked: unknown): string {
    const [pattern, values] = Array.isArray(asked) ? asked : [asked, {}];
    const own = isRecord(values) ? values : {};
    return text(stack, pattern).replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in own) return text(stack, own[name]);
      return name.includes('.') ? getAtt(stack, name) : ref(stack, name);
    });
  }

  const intrinsics: Record<string, (stack: Stack, argument: unknown) => unknown> = {
    Ref: (stack, id) => ref(stack, String(id)),
    'Fn::GetAtt': getAtt,
    'Fn::Sub': substitute,
    'Fn::Join': (stack, argument) => {
      const [glue, parts] = list(stack, argument);
      return list(stack, parts).map(String).join(String(glue));
    },
    'Fn::Select': (stack, argument) => {
      const [place, parts] = list(stack, argument);
      return list(stack, parts)[Number(place)];
    },
    'Fn::Split': (stack, argument) => {
      const [glue, whole] = list(stack, argument);
      return String(whole).split(String(glue));
    },
    'Fn::FindInMap': (stack, argument) => {
      const [map, first, second] = list(stack, argument).map(String);
      return stack.template.Mappings[map ?? '']?.[first ?? '']?.[second ?? ''];
    },
    'Fn::ImportValue': (stack, name) => {
      const found = exported.get(text(stack, name));
      if (!found) throw new Error(`Stack ${stack.name} imports ${text(stack, name)}, which no stack exports`);
      return resolve(found.stack, found.value);
    },
  };

  function resolve(stack: Stack, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((part) => resolve(stack, part));
    if (!isRecord(value)) return value;
    const [only, ...more] = Object.entries(value);
    if (only && more.length === 0) {
      const [name, argument] = only;
      const intrinsic = intrinsics[name];
      if (intrinsic) return intrinsic(stack, argument);
      if (name.startsWith('Fn::'))
        throw new Error(`Stack ${stack.name} uses ${name}, which the local cloud does not know`);
    }
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolve(stack, part)]));
  }

  function list(stack: Stack, value: unknown): unknown[] {
    const resolved = resolve(stack, value);
    if (!Array.isArray(resolved)) throw new Error(`Stack ${stack.name}: expected a list`);
    return resolved;
  }

  function text(stack: Stack, value: unknown): string {
    return String(resolve(stack, value));
  }

  // Exports are collected last, because an export's name may itself use intrinsics.
  for (const stack of stacks) {
    for (const { Value: value, Export } of Object.values(stack.template.Outputs)) {
      if (Export) exported.set(text(stack, Export.Name), { stack, value });
    }
  }

  return { resolve, named, ref };
}
