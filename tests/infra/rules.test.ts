import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { stageFolder } from './stages.ts';

const Report = z.object({
  pluginReports: z.array(
    z.object({
      pluginName: z.string(),
      violations: z.array(z.unknown()),
      suppressedViolations: z.array(z.object({ ruleName: z.string(), reason: z.string() })).default([]),
    }),
  ),
});

it.each([
  ['sandbox', 'sqlite'],
  ['production', 'sqlite'],
  ['production', 'postgres'],
] as const)('%s on %s breaks no AwsSolutions rule without saying why', (stage, views) => {
  const { pluginReports } = Report.parse(
    JSON.parse(readFileSync(join(stageFolder(stage, views), 'validation-report.json'), 'utf8')),
  );
  expect(pluginReports.map(({ pluginName }) => pluginName)).toContain('AwsSolutions');
  expect(pluginReports.flatMap(({ violations }) => violations)).toEqual([]);
  const unexplained = pluginReports
    .flatMap(({ suppressedViolations }) => suppressedViolations)
    .filter(({ reason }) => reason.length < 20);
  expect(unexplained).toEqual([]);
});
