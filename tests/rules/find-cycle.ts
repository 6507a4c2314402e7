import { dirname } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** The first way around in a graph, as the files it passes; undefined when there is none. */
export function findCycle(graph: Map<string, string[]>): string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, trail: string[]): string[] | undefined => {
    const seenAt = trail.indexOf(file);
    if (seenAt >= 0) return [...trail.slice(seenAt), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const cycle = walk(next, [...trail, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const cycle = walk(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** Which folders the files of a folder import from, itself left out. */
export function foldersOf(files: readonly SourceFile[]): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const { path, imports } of files) {
    const folder = dirname(path);
    const others = imports
      .flatMap(({ target }) => (target ? dirname(target) : []))
      .filter((one) => one !== folder);
    graph.set(folder, [...(graph.get(folder) ?? []), ...others]);
  }
  return graph;
}
