import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** One number with a name, and the budget it should stay within. */
export type Figure = {
  group: string;
  name: string;
  value: number;
  unit: string;
  budget?: number;
  note?: string;
};

export type Kept = Record<string, number>;

const keyOf = ({ group, name }: Figure): string => `${group} / ${name}`;

function change(now: number, before: number | undefined): string {
  if (before === undefined || before === 0) return 'new';
  const percent = Math.round(((now - before) / before) * 100);
  return percent === 0 ? '=' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}

const within = ({ value, budget, unit }: Figure): string => {
  if (budget === undefined) return '';
  const isGood = unit === 'points' ? value >= budget : value <= budget;
  return `${isGood ? '✓' : '✗'} ${budget} ${unit}`;
};

const row = (figure: Figure, before: Kept): string =>
  `| ${figure.name} | ${figure.value} ${figure.unit} | ${within(figure)} | ${change(figure.value, before[keyOf(figure)])} | ${figure.note ?? ''} |`;

/** The figures of the last run, which its report carries. */
export function readKept(path: string): Kept {
  const kept = existsSync(path) ? /<!-- figures (.*) -->/.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  return kept ? (JSON.parse(kept) as Kept) : {};
}

/** Writes the figures beside those of the last run. */
export function writeReport(figures: Figure[], before: Kept, path: string, machine: string): void {
  const groups = Map.groupBy(figures, ({ group }) => group);
  const sections = [...groups].map(([group, rows]) =>
    [
      `## ${group}`,
      '',
      '| what | now | budget | against the last run | |',
      '|---|---|---|---|---|',
      ...rows.map((figure) => row(figure, before)),
      '',
    ].join('\n'),
  );
  const now: Kept = {
    ...before,
    ...Object.fromEntries(figures.map((figure) => [keyOf(figure), figure.value])),
  };
  const intro = `# Measurements\n\nMade by \`npm run bench\` on ${machine}. A benchmark, not a test: compare runs of one machine, and medians rather than single figures.\n`;
  writeFileSync(path, [intro, ...sections, `<!-- figures ${JSON.stringify(now)} -->`, ''].join('\n'));
}
