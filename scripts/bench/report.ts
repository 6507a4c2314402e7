import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

/** Named measurement, with the budget that it should stay within. */
export const Figure = z.object({
  group: z.string(),
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  budget: z.number().optional(),
  note: z.string().optional(),
});
export type Figure = z.infer<typeof Figure>;

/** Short form of a figure, in which parts of the bench declare what they measured. */
export type Row = [name: string, value: number, unit: string, more?: { budget?: number; note?: string }];

export const figuresOf = (group: string, rows: readonly Row[]): Figure[] =>
  rows.map(([name, value, unit, more]) => ({ group, name, value, unit, ...more }));

/** Measurements of earlier runs, each with its day. */
export type EarlierFigures = (Figure & { on: string })[];

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

/** Table of a group; a group that was not measured now says its day instead of a comparison. */
function section(
  group: string,
  figures: readonly (Figure & { on?: string })[],
  compare: (figure: Figure) => string,
) {
  const day = figures[0]?.on;
  const rows = figures.map((figure) => [
    figure.name,
    `${figure.value} ${figure.unit}`,
    within(figure),
    ...(day ? [] : [compare(figure)]),
    figure.note ?? '',
  ]);
  const head = day ? ['what', 'then', 'budget', ''] : ['what', 'now', 'budget', 'against the last run', ''];
  const title = `## ${group}${day ? ` (on ${day})` : ''}`;
  return [title, '', ...[head, head.map(() => '---'), ...rows].map(line), ''].join('\n');
}

/** Reads the figures of earlier runs from the report file. */
export function readEarlierFigures(path: string): EarlierFigures {
  const kept = existsSync(path) ? /<!-- figures (.*) -->/.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  return kept ? (JSON.parse(kept) as EarlierFigures) : [];
}

/** Writes the figures beside the last run's; unmeasured groups keep their values and their day. */
export function writeReport(figures: Figure[], kept: EarlierFigures, path: string, machine: string): void {
  const today = new Date().toISOString().slice(0, 10);
  const before = new Map(kept.map((figure) => [keyOf(figure), figure.value]));
  const machines = machinesOf(figures, before);
  const measured = new Set(figures.map(({ group }) => group));
  const untouched = kept.filter(({ group }) => !measured.has(group));
  const compare = (figure: Figure) => ratio(figure, before, isMachine(figure) ? 1 : machines);
  const sections = [...Map.groupBy([...figures, ...untouched], ({ group }) => group)];
  const now: EarlierFigures = [...figures.map((figure) => ({ ...figure, on: today })), ...untouched];
  const intro = `# Measurements\n\nMade by \`npm run bench\` on ${machine}. A benchmark, not a test: medians rather than single figures. Against the last run stands a ratio; times are compared as if both runs had had the same machine, by a fixed piece of work done in each. The edge keeps no copies meanwhile. Lists and facets are asked again and again, and once more as nobody asked them before: each time from another price on.\n`;
  writeFileSync(
    path,
    [
      intro,
      ...sections.map(([group, rows]) => section(group, rows, compare)),
      `<!-- figures ${JSON.stringify(now)} -->`,
      '',
    ].join('\n'),
  );
}
