import { basename } from 'node:path';
import type { Importers } from './import-graph.ts';

/** Returns the area, which has the same folder name in `functions/domain`, `shared` and `web/features`. */
export function areaOf(path: string): string {
  const parts = path.split('/');
  if (parts[0] === 'shared' || (parts[0] === 'functions' && parts[1] === 'platform')) return parts[1] ?? '';
  return (parts[0] === 'tests' && parts[1] === 'contracts' ? undefined : parts[2]) ?? '';
}

/** A distance is the number of imports between a file and one that reaches it. */
export function distancesFrom(path: string, importers: Importers): Map<string, number> {
  const distances = new Map([[path, 0]]);
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

/** Number of imports by which a test of another area counts as farther away. */
export const otherArea = 2;
/** Tests that take longer than this run after all others that reach the file. */
const dearSeconds = 5;

/** Sorts tests by likelihood: near ones, those of the file's own area; slow ones (models) last. */
export function nearestTests(
  path: string,
  {
    importers,
    tests,
    secondsOf,
  }: {
    importers: Importers;
    tests: ReadonlySet<string>;
    secondsOf: (test: string) => number;
  },
): string[] {
  const area = areaOf(path);
  const rank = ([test, distance]: readonly [string, number]): number =>
    distance + (areaOf(test) === area ? 0 : otherArea) + (secondsOf(test) > dearSeconds ? 1000 : 0);
  return [...distancesFrom(path, importers)]
    .filter(([file]) => tests.has(file))
    .sort((a, b) => rank(a) - rank(b) || secondsOf(a[0]) - secondsOf(b[0]))
    .map(([test]) => test);
}

/**
 * Unit tests run views in SQLite, so they never execute the code for PostgreSQL. The PostgreSQL project does:
 * its tests of both engines that reach the file, the nearest first.
 */
export const postgresTestsOf = (path: string, project: Parameters<typeof nearestTests>[1]): string[] =>
  basename(path).startsWith('postgres-') ? nearestTests(path, project) : [];
