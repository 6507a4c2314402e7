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

export const fixedWork = 'a fixed piece of work';
const isMachine = (figure: { name: string }) => figure.name === fixedWork;

const timeUnits = ['ms', 's'];

/** As a ratio to the last run; of times, as if both had run on a machine as fast as this one is now. */
function ratio({ value, unit, ...figure }: Figure, before: Kept, machines: number): string {
  const last = before[keyOf({ value, unit, ...figure })];
  if (last === undefined || last === 0) return 'new';
  const expected = timeUnits.includes(unit) ? last * machines : unit === 'per s' ? last / machines : last;
  const times = Math.round((value / expected) * 100) / 100;
  return times === 1 ? '=' : `× ${times}`;
}

const within = ({ value, budget, unit }: Figure): string => {
  if (budget === undefined) return '';
  const isGood = unit === 'points' ? value >= budget : value <= budget;
  return `${isGood ? '✓' : '✗'} ${budget} ${unit}`;
};

const row = (figure: Figure, before: Kept, machines: number): string =>
  `| ${figure.name} | ${figure.value} ${figure.unit} | ${within(figure)} | ${ratio(figure, before, isMachine(figure) ? 1 : machines)} | ${figure.note ?? ''} |`;

/** How much slower the machine is now than it was at the last run. */
function machinesOf(figures: Figure[], before: Kept): number {
  const machine = figures.find(isMachine);
  const last = machine && before[keyOf(machine)];
  return last ? machine.value / last : 1;
}

/** The figures of the last run, which its report carries. */
export function readKept(path: string): Kept {
  const kept = existsSync(path) ? /<!-- figures (.*) -->/.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  return kept ? (JSON.parse(kept) as Kept) : {};
}

/** Writes the figures beside those of the last run. */
export function writeReport(figures: Figure[], before: Kept, path: string, machine: string): void {
  const machines = machinesOf(figures, before);
  const groups = Map.groupBy(figures, ({ group }) => group);
  const sections = [...groups].map(([group, rows]) =>
    [
      `## ${group}`,
      '',
      '| what | now | budget | against the last run | |',
      '|---|---|---|---|---|',
      ...rows.map((figure) => row(figure, before, machines)),
      '',
    ].join('\n'),
  );
  const now: Kept = {
    ...before,
    ...Object.fromEntries(figures.map((figure) => [keyOf(figure), figure.value])),
  };
  const intro = `# Measurements\n\nMade by \`npm run bench\` on ${machine}. A benchmark, not a test: medians rather than single figures. Against the last run stands a ratio; times are compared as if both runs had had the same machine, by a fixed piece of work done in each.\n`;
  writeFileSync(path, [intro, ...sections, `<!-- figures ${JSON.stringify(now)} -->`, ''].join('\n'));
}
