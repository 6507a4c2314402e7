import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const workflowFolder = '.github/workflows';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

export const runbook = read('docs/operations.md');

/** The pipeline's files by their names. */
export const workflows: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(join(root, workflowFolder)).map((name) => [name, read(join(workflowFolder, name))]),
);

/** Texts with commands that somebody types or GitHub runs: no compiler notices when what they name is renamed. */
const commandTexts = [runbook, ...Object.values(workflows)];

/** What the first group of a pattern finds in them, each once. */
export const namedInCommands = (pattern: RegExp): string[] => [
  ...new Set(commandTexts.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))),
];
