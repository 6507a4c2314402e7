import { globSync } from 'node:fs';
import type { InlineConfig } from 'vitest/node';
import config from '../../vitest.config.ts';

/** The settings and files of the project `unit` are read from the suite, so that faults are judged by the same tests. */
export function readUnitProject(): { settings: InlineConfig; testsIn: (root: string) => Set<string> } {
  const projects = (config.test?.projects ?? []) as { test?: InlineConfig }[];
  const settings = projects.find(({ test }) => test?.name === 'unit')?.test;
  if (!settings) throw new Error('vitest.config.ts has no project `unit`');
  const { include = [], exclude = [] } = settings;
  return {
    settings,
    testsIn: (root) => {
      const left = new Set(globSync(exclude, { cwd: root }));
      return new Set(globSync(include, { cwd: root }).filter((file) => !left.has(file)));
    },
  };
}
