import { callKinds } from './kinds/calls.ts';
import { conditionKinds } from './kinds/conditions.ts';
import { logicKinds } from './kinds/logic.ts';
import { valueKinds } from './kinds/values.ts';
import { writeKinds } from './kinds/write-conditions.ts';
import { type Edit, isInsideChain, type Kind, parse, placesIn } from './syntax.ts';

/** A draw takes equally many of each group: among all faults, those of writes would hardly ever be drawn. */
const groups = {
  conditions: conditionKinds,
  logic: logicKinds,
  values: valueKinds,
  calls: callKinds,
  writes: writeKinds,
} satisfies Record<string, readonly Kind[]>;

export type Group = keyof typeof groups;

/** A mutation is one small fault that can be made in one file. */
export type Mutation = {
  path: string;
  line: number;
  kind: string;
  group: Group;
  edit: Edit;
  isInsideChain: boolean;
};

/** `before` and `after` are the first line that differs. */
export type MutatedFile = { text: string; before: string; after: string };

/** Faults are found in the syntax tree, so types, comments and strings stay as they are. */
export function findMutations(path: string, text: string): Mutation[] {
  const parsed = parse(path, text);
  if (!parsed) throw new Error(`${path} cannot be parsed`);
  const textOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const found = new Map<string, Mutation>();
  for (const place of placesIn(parsed.program))
    for (const [group, kinds] of Object.entries(groups) as [Group, readonly Kind[]][])
      for (const edit of kinds.flatMap((kind) => kind(place, textOf))) {
        const key = `${edit.start}-${edit.end} ${edit.text}`;
        if (found.has(key)) continue;
        const line = lineAt(edit.start);
        found.set(key, { path, line, kind: edit.kind, group, edit, isInsideChain: isInsideChain(place) });
      }
  return [...found.values()].sort((a, b) => a.edit.start - b.edit.start);
}

/** Returns undefined if the result would not parse, because such a fault could not be committed. */
export function mutate(text: string, { path, edit }: Mutation): MutatedFile | undefined {
  const mutated = `${text.slice(0, edit.start)}${edit.text}${text.slice(edit.end)}${edit.appendix ?? ''}`;
  if (mutated === text || !parse(path, mutated)) return undefined;
  const lineFrom = (whole: string, offset: number) => {
    const start = whole.lastIndexOf('\n', offset - 1) + 1;
    return whole.slice(start, (whole.indexOf('\n', offset) + 1 || whole.length + 1) - 1).trim();
  };
  const removed = text
    .slice(edit.start, edit.end)
    .split('\n')
    .map((line) => line.trim());
  return edit.text === ''
    ? { text: mutated, before: removed.join(' ').trim(), after: '(taken out)' }
    : { text: mutated, before: lineFrom(text, edit.start), after: lineFrom(mutated, edit.start) };
}
