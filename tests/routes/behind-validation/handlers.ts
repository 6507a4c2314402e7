import { edgeHeader } from '#functions/platform/handlers/edge-header.ts';
import { readSecret } from '#functions/platform/clients/secrets.ts';
import type { Handler } from '#tests/support/in-process.ts';

declare global {
  interface ImportMeta {
    /** Vite writes the files in the call's place. */
    glob: (pattern: string) => Record<string, () => Promise<unknown>>;
  }
}

// Each of these files exports its handler, and nothing else.
const files = import.meta.glob('/functions/routes/**/*.ts') as Record<
  string,
  () => Promise<{ handler: Handler }>
>;

const byOperation = new Map(
  Object.entries(files).map(([file, load]) => [file.split('/').at(-1)?.replace('.ts', '') ?? '', load]),
);

/** An operation's own handler, as this process runs it. */
export async function handlerOf(name: string): Promise<Handler> {
  const load = byOperation.get(name.split('/')[1] ?? '');
  if (!load) throw new Error(`No file handles ${name}`);
  return (await load()).handler;
}

/** The header by which a world's functions know calls that came through its edge. */
export async function edgeOfWorld(): Promise<Record<string, string>> {
  const { a } = JSON.parse(await readSecret(process.env['EDGE_SECRET_ID'] ?? '')) as { a: string };
  return { [edgeHeader]: a };
}
