import type { Importers } from './import-graph.ts';
import { areaOf, distancesFrom, otherArea } from './nearest-tests.ts';

/** Maximum number of route test files for one fault, because each needs some seconds for a cloud of its own. */
const maxFiles = 10;

/** A table of routes exports each under the name of its operation. */
const operationsIn = (table: string): string[] =>
  [...table.matchAll(/^export const (\w+) = /gm)].map(([, name = '']) => name);

type Project = { importers: Importers; routeTests: readonly string[]; textOf: (path: string) => string };

/**
 * Route tests load bundled handlers, so imports do not lead to them. They are found by the operations they
 * name: those of the handlers that reach the file. The nearest handlers and the file's own area come first.
 */
export function routeTestsOf(path: string, { importers, routeTests, textOf }: Project): string[] {
  const handlers = [...distancesFrom(path, importers)].filter(([file]) =>
    file.startsWith('functions/routes/'),
  );
  const area = areaOf(path);
  const ranks = routeTests.flatMap((test) => {
    const words = new Set(textOf(test).match(/\w+/g));
    const distances = handlers
      .filter(([handler]) => operationsIn(textOf(handler)).some((name) => words.has(name)))
      .map(([, distance]) => distance);
    const isOwn = areaOf(test) === area;
    if (distances.length === 0 && !isOwn) return [];
    return [{ test, rank: Math.min(...distances, 5) + (isOwn ? 0 : otherArea) }];
  });
  return ranks
    .sort((a, b) => a.rank - b.rank)
    .slice(0, maxFiles)
    .map(({ test }) => test);
}
