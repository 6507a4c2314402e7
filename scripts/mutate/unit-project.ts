import { globSync } from 'node:fs';
import type { InlineConfig } from 'vitest/node';
import config from '../../vitest.config.ts';

/** The project `unit` of the suite: its settings, and the files that belong to it. */
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
