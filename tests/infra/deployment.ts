import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import * as z from 'zod';

const Template = z.object({
  Resources: z.record(z.string(), z.unknown()),
  Outputs: z.record(z.string(), z.object({ Export: z.object({ Name: z.string() }).optional() })).default({}),
});

/** A stack as CloudFormation sees it beside others. */
export type DeployedStack = { name: string; exports: readonly string[]; imports: readonly string[] };

function importsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'Fn::ImportValue' && typeof one === 'string' ? [one] : importsIn(one),
  );
}

/** The stacks of a synthesized stage, each after those it needs. */
export function stacksIn(folder: string): DeployedStack[] {
  return new CloudAssembly(folder).stacks.map(({ id, template }) => {
    const { Resources, Outputs } = Template.parse(template);
    const exports = Object.values(Outputs).flatMap((output) => output.Export?.Name ?? []);
    return { name: id, exports, imports: [...new Set(importsIn(Resources))] };
  });
}

/**
 * Deploys one synthesized stage over another, stack by stack, and names what CloudFormation would refuse: exports that go
 * while a deployed stack still imports them, and imports nobody exports yet.
 */
export function refusalsOf(before: readonly DeployedStack[], after: readonly DeployedStack[]): string[] {
  const deployed = new Map(before.map((stack) => [stack.name, stack]));
  const refusals: string[] = [];
  for (const stack of after) {
    const gone = (deployed.get(stack.name)?.exports ?? []).filter((name) => !stack.exports.includes(name));
    for (const { name, imports } of deployed.values())
      if (name !== stack.name)
        refusals.push(
          ...gone
            .filter((one) => imports.includes(one))
            .map((one) => `${stack.name} takes ${one} from ${name}`),
        );
    const offered = new Set([...deployed.values()].flatMap(({ exports }) => exports));
    refusals.push(
      ...stack.imports.filter((one) => !offered.has(one)).map((one) => `${stack.name} misses ${one}`),
    );
    deployed.set(stack.name, stack);
  }
  return refusals;
}
