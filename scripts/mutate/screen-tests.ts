import type { Importers } from './import-graph.ts';
import { areaOf, distancesFrom } from './nearest-tests.ts';

type Project = { importers: Importers; screenTests: readonly string[]; textOf: (path: string) => string };

const areasNamed = (text: string): string[] =>
  [...text.matchAll(/#(?:shared|web\/features)\/([\w-]+)\//g)].map(([, area = '']) => area);

/**
 * Tests of pages load the app as one bundle, so imports do not lead to them. They are found by the areas of the web
 * that the file and its importers name: tests in the folder of the nearest area come first.
 */
export function screenTestsOf(path: string, { importers, screenTests, textOf }: Project): string[] {
  if (!path.startsWith('web/')) return [];
  const files = [...distancesFrom(path, importers)].filter(([file]) => file.startsWith('web/'));
  const areas = new Set(screenTests.flatMap((test) => [areaOf(test), ...areasNamed(textOf(test))]));
  const distances = new Map<string, number>();
  for (const [file, distance] of files)
    for (const area of [areaOf(file), ...areasNamed(textOf(file))])
      if (areas.has(area) && !distances.has(area)) distances.set(area, distance);
  const distanceOf = (named: readonly string[]): number =>
    Math.min(...named.map((area) => distances.get(area) ?? Infinity));
  return screenTests
    .map((test) => ({
      test,
      rank: Math.min(distanceOf([areaOf(test)]), 1 + distanceOf(areasNamed(textOf(test)))),
    }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ test }) => test);
}
