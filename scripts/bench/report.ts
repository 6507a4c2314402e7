import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Named measurement, with the budget that it should stay within. */
export type Figure = {
  group: string;
  name: string;
  value: number;
  unit: string;
  budget?: number;
  note?: string;
};

/** Measurements of earlier runs, each with its day. */
export type Kept = (Figure & { on: string })[];

const keyOf = ({ group, name }: Pick<Figure, 'group' | 'name'>): string => `${group} / ${name}`;

export const fixedWork = 'a fixed piece of work';
const isMachine = (figure: { name: string }) => figure.name === fixedWork;

const timeUnits = ['ms', 's'];

/** Ratio to the last run. Times are adjusted as if both runs had used a machine of the current speed. */
function ratio({ value, unit, ...figure }: Figure, before: Map<string, number>, machines: number): string {
  const last = before.get(keyOf(figure));
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

/** Factor by which the machine is slower now than in the last run. */
function machinesOf(figures: Figure[], before: Map<string, number>): number {
  const machine = figures.find(isMachine);
  const last = machine && before.get(keyOf(machine));
  return last ? machine.value / last : 1;
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;

const section = (title: string, rows: string[][]): string =>
  [
    `## ${title}`,
    '',
    ...rows.slice(0, 1).map(line),
    line(rows[0]?.map(() => '---') ?? []),
    ...rows.slice(1).map(line),
    '',
  ].join('\n');

const valueOf = ({ value, unit }: Figure): string => `${value} ${unit}`;

const measuredNow = (group: string, figures: Figure[], ratioOf: (figure: Figure) => string): string =>
  section(group, [
    ['what', 'now', 'budget', 'against the last run', ''],
    ...figures.map((figure) => [
      figure.name,
      valueOf(figure),
      within(figure),
      ratioOf(figure),
      figure.note ?? '',
    ]),
  ]);

const measuredBefore = (group: string, figures: Kept): string =>
  section(`${group} (on ${figures[0]?.on})`, [
    ['what', 'then', 'budget', ''],
    ...figures.map((figure) => [figure.name, valueOf(figure), within(figure), figure.note ?? '']),
  ]);

/** Reads the figures of earlier runs from the report file. */
export function readKept(path: string): Kept {
  const kept = existsSync(path) ? /<!-- figures (.*) -->/.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  return kept ? (JSON.parse(kept) as Kept) : [];
}

/**
 * Writes the figures next to those of the last run. Groups that were not measured keep their values and their
 * day.
 */
export function writeReport(figures: Figure[], kept: Kept, path: string, machine: string): void {
  const today = new Date().toISOString().slice(0, 10);
  const before = new Map(kept.map((figure) => [keyOf(figure), figure.value]));
  const machines = machinesOf(figures, before);
  const measured = Map.groupBy(figures, ({ group }) => group);
  const untouched = kept.filter(({ group }) => !measured.has(group));
  const ratioOf = (figure: Figure) => ratio(figure, before, isMachine(figure) ? 1 : machines);
  const sections = [
    ...[...measured].map(([group, rows]) => measuredNow(group, rows, ratioOf)),
    ...[...Map.groupBy(untouched, ({ group }) => group)].map(([group, rows]) => measuredBefore(group, rows)),
  ];
  const now: Kept = [...figures.map((figure) => ({ ...figure, on: today })), ...untouched];
  const intro = `# Measurements\n\nMade by \`npm run bench\` on ${machine}. A benchmark, not a test: medians rather than single figures. Against the last run stands a ratio; times are compared as if both runs had had the same machine, by a fixed piece of work done in each. The edge keeps no copies meanwhile. Lists and facets are asked again and again, and once more as nobody asked them before: each time from another price on.\n`;
  writeFileSync(path, [intro, ...sections, `<!-- figures ${JSON.stringify(now)} -->`, ''].join('\n'));
}
