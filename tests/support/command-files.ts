import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const workflowFolder = '.github/workflows';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

export const runbook = read('docs/operations.md');

/** Workflow files of the pipeline by name. */
export const workflows: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(join(root, workflowFolder)).map((name) => [name, read(join(workflowFolder, name))]),
);

/** Texts with commands that people or GitHub run. No compiler checks the names in them. */
const commandTexts = [runbook, ...Object.values(workflows)];

/** Unique matches of a pattern's first group in these texts. */
export const namedInCommands = (pattern: RegExp): string[] => [
  ...new Set(commandTexts.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))),
];
