import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
const routeComponent = /\/web\/routes\/(.+)\.tsx\?split=component$/;

/** Returns a chunk and everything it imports statically. */
function withImports(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return seen;
  seen.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen;
}

/** Returns the pictures a chunk shows, by their built names. */
function picturesOf(bundle: Bundle, file: string): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk') return [];
  return [...(chunk.viteMetadata?.importedAssets ?? [])].filter((asset) => asset.endsWith('.webp'));
}

/**
 * Writes `route-files.json`: the chunks and our own pictures that each route needs beyond those of every page.
 * The server of a page can name them, so that they are fetched at once instead of when the router asks for
 * them.
 */
export const routeFiles = (): Plugin => ({
  name: 'route-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entry = chunks.find(({ isEntry }) => isEntry);
    const everywhere = entry ? withImports(bundle, entry.fileName) : new Set<string>();
    const routes = chunks.flatMap((chunk) => {
      const route = routeComponent.exec(chunk.facadeModuleId ?? '')?.[1];
      if (!route) return [];
      const files = [...withImports(bundle, chunk.fileName)].filter((file) => !everywhere.has(file));
      const pictures = files.flatMap((file) => picturesOf(bundle, file));
      return [[route, [...files, ...pictures].map((file) => `/${file}`)] as const];
    });
    const source = JSON.stringify(Object.fromEntries(routes.toSorted(([a], [b]) => a.localeCompare(b))));
    this.emitFile({ type: 'asset', fileName: 'route-files.json', source });
  },
});
