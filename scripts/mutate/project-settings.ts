import { globSync } from 'node:fs';
import type { InlineConfig } from 'vitest/node';
import config from '../../vitest.config.ts';

type ProjectSettings = { settings: InlineConfig; testsIn: (root: string) => Set<string> };

/** The settings and files of a project are read from the suite, so that faults are judged by the same tests. */
export function readProject(name: 'unit' | 'postgres' | 'components' | 'screens'): ProjectSettings {
  const projects = (config.test?.projects ?? []) as { test?: InlineConfig }[];
  const settings = projects.find(({ test }) => test?.name === name)?.test;
  if (!settings) throw new Error(`vitest.config.ts has no project "${name}"`);
  const { include = [], exclude = [] } = settings;
  return {
    settings,
    testsIn: (root) => {
      const left = new Set(globSync(exclude, { cwd: root }));
      return new Set(globSync(include, { cwd: root }).filter((file) => !left.has(file)));
    },
  };
}
