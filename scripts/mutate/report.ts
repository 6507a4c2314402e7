import type { MutatedFile, Mutation } from './mutations.ts';
import type { Outcome } from './test-runner.ts';

/** A verdict is the result for one fault, by tests or by the compiler. */
export type Verdict = Outcome | { kind: 'refused'; error: string } | { kind: 'unreached' };
export type Judged = { mutation: Mutation; file: MutatedFile; verdict: Verdict };

const short = (text: string, length = 150): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

function wordsOf(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'noticed':
      return `noticed by ${verdict.test} > ${short(verdict.title, 110)}`;
    case 'stuck':
      return `noticed: no test came to its end for ${verdict.seconds} s`;
    case 'refused':
      return `noticed by the compiler: ${short(verdict.error, 110)}`;
    case 'unreached':
      return 'NOT NOTICED: no unit test imports it';
    case 'unnoticed':
      return `NOT NOTICED by ${verdict.ran} of ${verdict.of} test files that reach it`;
  }
}

export const isUnnoticed = ({ verdict: { kind } }: Judged): boolean =>
  kind === 'unnoticed' || kind === 'unreached';

export const changeOf = ({ mutation, file }: Pick<Judged, 'mutation' | 'file'>): string =>
  [
    `${mutation.path}:${mutation.line}  ${mutation.kind}`,
    `    - ${short(file.before)}`,
    `    + ${short(file.after)}`,
  ].join('\n');

export const linesOf = (judged: Judged): string => `${changeOf(judged)}\n    ${wordsOf(judged.verdict)}`;

/** The score is the percentage of noticed faults; those the compiler refuses count as noticed. */
export const scoreOf = (judged: readonly Judged[]): number =>
  judged.length === 0 ? 100 : (100 * judged.filter((one) => !isUnnoticed(one)).length) / judged.length;

export function summaryOf(judged: readonly Judged[]): string {
  const unnoticed = judged.filter(isUnnoticed);
  const count = (kind: Verdict['kind']) => judged.filter(({ verdict }) => verdict.kind === kind).length;
  const score = scoreOf(judged);
  const compiled = judged.filter(({ verdict }) => verdict.kind !== 'refused');
  return [
    ...(unnoticed.length > 0 ? ['', 'Not noticed:', ...unnoticed.map(linesOf)] : []),
    '',
    `${judged.length} faults: ${count('noticed')} noticed by tests, ${count('stuck')} by running out of time, ` +
      `${count('refused')} by the compiler, ${unnoticed.length} not noticed`,
    `Score: ${score.toFixed(1)} % (${scoreOf(compiled).toFixed(1)} % of those that compile)`,
  ].join('\n');
}
