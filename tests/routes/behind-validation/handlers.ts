import { contractGroups } from '#shared/registry/contracts.ts';
import { operationPrefixes } from '#infra/bundle.ts';
import { edgeHeader } from '#functions/platform/handlers/edge-header.ts';
import { readSecret } from '#functions/platform/clients/secrets.ts';
import type { Handler } from '#tests/support/in-process.ts';

declare global {
  interface ImportMeta {
    /** Vite writes the files in the call's place. */
    glob: (pattern: string) => Record<string, () => Promise<unknown>>;
  }
}

const tables = import.meta.glob('/functions/routes/**/*.ts') as Record<
  string,
  () => Promise<Record<string, Handler | Record<string, Handler>>>
>;

/** Export of a table that has an operation: its own, or that of its group with the name of the member. */
function exportOf(name: string): { exported: string; member?: string } {
  for (const [exported, group] of contractGroups)
    for (const [member, contract] of Object.entries(group))
      if (contract.name === name) return { exported, member };
  const operation = name.replace(/^.*\//, '');
  return { exported: operation.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) };
}

/** An operation's own handler, as this process runs it. */
export async function handlerOf(name: string): Promise<Handler> {
  const [area = ''] = name.split('/');
  const { exported, member } = exportOf(name);
  const ofArea = Object.entries(tables).filter(([file]) => {
    const [, folder = ''] = /^\/functions\/routes\/([\w-]+)/.exec(file) ?? [];
    return (operationPrefixes[folder] ?? folder) === area;
  });
  for (const [, load] of ofArea) {
    const found = (await load())[exported];
    const handler = member !== undefined && typeof found === 'object' ? found[member] : found;
    if (typeof handler === 'function') return handler;
  }
  throw new Error(`No table has a route for ${name}`);
}

/** The header by which a world's functions know calls that came through its edge. */
export async function edgeOfWorld(): Promise<Record<string, string>> {
  const { a } = JSON.parse(await readSecret(process.env['EDGE_SECRET_ID'] ?? '')) as { a: string };
  return { [edgeHeader]: a };
}
