import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { CopiedTree } from './copied-tree.ts';
import type { Importers } from './import-graph.ts';
import type { Judged } from './report.ts';

export type CompilerError = { path: string; code: number; message: string };

/** These errors are ignored, because an author would have removed an import that their change leaves unused. */
const unusedNames = new Set([6133, 6138, 6192, 6196, 6198]);

/** Finds errors, which begin a line (`x.ts(12,5): error TS2345: …`); their other lines are indented. */
export const errorsIn = (output: string): CompilerError[] =>
  [...output.matchAll(/^(\S[^(\n]*)\(\d+,\d+\): error TS(\d+): (.*)$/gm)]
    .map(([, path = '', code, message = '']) => ({ path, code: Number(code), message }))
    .filter(({ code }) => !unusedNames.has(code));

/** Faults in different files are compiled in one round, because a compilation takes a minute. */
export function roundsOf(judged: readonly Judged[]): Judged[][] {
  const rounds: Judged[][] = [];
  for (const one of judged) {
    const free = rounds.find((round) => round.every(({ mutation }) => mutation.path !== one.mutation.path));
    if (free) free.push(one);
    else rounds.push([one]);
  }
  return rounds;
}

/** An error belongs to the fault of its file, or to the only faulty file that its file imports. */
export function errorOf(
  { mutation: { path } }: Judged,
  { round, errors, importers }: { round: readonly Judged[]; errors: CompilerError[]; importers: Importers },
): string | undefined {
  const faulty = new Set(round.map(({ mutation }) => mutation.path));
  const causesOf = (error: CompilerError) =>
    [...faulty].filter((one) => importers.get(one)?.includes(error.path));
  const error = errors.find(
    (one) => one.path === path || (!faulty.has(one.path) && causesOf(one).join() === path),
  );
  return error && `${error.path}: ${error.message}`;
}

const configOf = (path: string): string => (path.startsWith('web/') ? 'tsconfig.web.json' : 'tsconfig.json');

function compile(folder: string, config: string): Promise<string> {
  const tsc = join(folder, 'node_modules/typescript/bin/tsc');
  const options = { cwd: folder, maxBuffer: 2 ** 28 };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [tsc, '-p', config, '--pretty', 'false', '--checkers', '1'],
      options,
      (_, output) => resolve(output),
    );
  });
}

/** Runs the compiler last, and only for faults that no test noticed. */
export async function refusedByCompiler(
  judged: readonly Judged[],
  { tree, textOf, importers }: { tree: CopiedTree; textOf: (path: string) => string; importers: Importers },
): Promise<Map<Judged, string>> {
  const refused = new Map<Judged, string>();
  for (const config of ['tsconfig.json', 'tsconfig.web.json'])
    for (const round of roundsOf(judged.filter(({ mutation }) => configOf(mutation.path) === config))) {
      for (const { mutation, file } of round) tree.write(mutation.path, file.text);
      const errors = errorsIn(await compile(tree.folder, config));
      for (const { mutation } of round) tree.write(mutation.path, textOf(mutation.path));
      for (const one of round) {
        const error = errorOf(one, { round, errors, importers });
        if (error) refused.set(one, error);
      }
    }
  return refused;
}
