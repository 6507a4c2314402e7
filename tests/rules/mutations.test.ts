import { describe, expect, it } from 'vitest';
import { draw } from '../../scripts/mutate/draw.ts';
import { findMutations, mutate } from '../../scripts/mutate/mutations.ts';

/** The faults of a text: what each makes of its line, by kind. */
function faultsOf(text: string): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  for (const mutation of findMutations('example.ts', text)) {
    const made = mutate(text, mutation);
    if (made) (faults[mutation.kind] ??= []).push(made.after === '(taken out)' ? made.text : made.after);
  }
  return faults;
}

describe('the faults of a text', () => {
  it.each<[string, Record<string, string[]>]>([
    [
      'if (isPaid) throw refused;',
      {
        'condition never holds': ['if (false) throw refused;'],
        'condition negated': ['if (!(isPaid)) throw refused;'],
      },
    ],
    [
      'if (!isPaid) total = 1;',
      {
        'condition never holds': ['if (false) total = 1;'],
        'condition always holds': ['if (true) total = 1;'],
        'negation dropped': ['if ((isPaid)) total = 1;'],
      },
    ],
    [
      'const fee = isNear ? near : far;',
      {
        'choice always the first': ['const fee = (near);'],
        'choice always the second': ['const fee = (far);'],
      },
    ],
    [
      'const can = isOwn && isOpen;',
      {
        'left of && dropped': ['const can = (isOpen);'],
        'right of && dropped': ['const can = (isOwn);'],
        '&& becomes ||': ['const can = ((isOwn) || (isOpen));'],
      },
    ],
    [
      'const can = isOwn || isOpen;',
      {
        'left of || dropped': ['const can = (isOpen);'],
        'right of || dropped': ['const can = (isOwn);'],
        '|| becomes &&': ['const can = ((isOwn) && (isOpen));'],
      },
    ],
    [
      'const kept = kept ?? none;',
      {
        'default dropped': ['const kept = (kept);'],
        'default always taken': ['const kept = (none);'],
      },
    ],
    ['const is = a === b;', { '=== becomes !==': ['const is = a !== b;'] }],
    [
      'const isFull = held >= 40;',
      {
        '>= becomes >': ['const isFull = held > 40;'],
        'number one more': ['const isFull = held >= 41;'],
        'number one less': ['const isFull = held >= 39;'],
      },
    ],
    [
      'const maxLines = 1_000;',
      { 'number one more': ['const maxLines = 1001;'], 'number one less': ['const maxLines = 999;'] },
    ],
    [
      'const sum = paid + owed;',
      {
        'right part of a sum dropped': ['const sum = (paid);'],
        'left part of a sum dropped': ['const sum = (owed);'],
        '+ becomes -': ['const sum = (paid - owed);'],
      },
    ],
    [
      'const rest = due - paid;',
      {
        'right part of a sum dropped': ['const rest = (due);'],
        '- becomes +': ['const rest = (due + paid);'],
      },
    ],
    ['sum += paid;', { '+= becomes -=': ['sum -= paid;'] }],
    [
      'const least = Math.min(asked, left);',
      { 'Math.min dropped': ['const least = (asked);', 'const least = (left);'] },
    ],
    ['const fee = Math.round(part);', { 'Math.round becomes Math.floor': ['const fee = Math.floor(part);'] }],
    ['const open = list.filter(isOpen);', { '.filter() dropped': ['const open = list;'] }],
    [
      'const first = list.find((one) => one.isOpen);',
      { '.find becomes .findLast': ['const first = list.findLast((one) => one.isOpen);'] },
    ],
    [
      'const all = list.some((one) => one.open);',
      { '.some becomes .every': ['const all = list.every((one) => one.open);'] },
    ],
    [
      'const row = list.toSorted(byDate);',
      { 'order reversed': ['const row = list.toSorted(byDate).toReversed();'] },
    ],
    [
      'const page = list.slice(0, size);',
      {
        'slice one longer': ['const page = list.slice(0, (size) + 1);'],
        'slice one shorter': ['const page = list.slice(0, (size) - 1);'],
      },
    ],
    ['const name = text.trim();', { '.trim() dropped': ['const name = text;'] }],
    ['const isDeleted = false;', { 'false becomes true': ['const isDeleted = true;'] }],
    ['await sendMail(order);', { 'call dropped': [';'] }],
    [
      "const reasons = ['late', 'broken', 'other'];",
      {
        'element of a list dropped': [
          "const reasons = ['broken', 'other'];",
          "const reasons = ['late', 'other'];",
          "const reasons = ['late', 'broken'];",
        ],
      },
    ],
  ])('of `%s`', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it.each<[string, Record<string, string[]>]>([
    [
      "const write = put(item, { when: { version, state: 'open' }, refusal: 'moved' });",
      {
        'write condition dropped': ["const write = put(item, { refusal: 'moved' });"],
        'part of a write condition dropped': [
          "const write = put(item, { when: { state: 'open' }, refusal: 'moved' });",
          "const write = put(item, { when: { version }, refusal: 'moved' });",
        ],
        'refusal of a write dropped': ["const write = put(item, { when: { version, state: 'open' } });"],
      },
    ],
    [
      "const write = check(key, { when: { version }, refusal: 'moved' });",
      { 'refusal of a write dropped': ['const write = check(key, { when: { version } });'] },
    ],
    [
      "const guard = { when: { used: { is: '<', to: limit } } };",
      {
        'write condition dropped': ['const guard = {  };'],
        'boundary of a write condition': ["const guard = { when: { used: { is: '<=', to: limit } } };"],
      },
    ],
  ])('of the guard of a write: `%s`', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it('let a write that creates replace, and one that changes create', () => {
    const file = '#functions/platform/table/table-operations.ts';
    const text = `import { create } from '${file}';\nconst write = create(item);\n`;
    const [mutation] = findMutations('example.ts', text);
    expect(mutation?.kind).toBe('create becomes put');
    expect(mutation && mutate(text, mutation)?.text).toBe(
      `import { create } from '${file}';\nconst write = putUnguarded(item);\n\nimport { put as putUnguarded } from '${file}';\n`,
    );
    expect(findMutations('example.ts', 'const write = create(item);')).toEqual([]);
  });

  it.each([
    ["{ refusal: 'gone' }", true],
    ['{ when: { lease: { missingOrAtMost: now } } }', true],
    ["{ when: { status: { is: '<>', to: 'removed' } } }", true],
    ["{ when: { status: 'open' } }", false],
    ['{ when: { version: before.version } }', false],
    ["{ when: { used: { is: '<', to: limit } } }", false],
    ["{ when: { used: { is: '>=', to: least } } }", false],
  ])('let a change with %s create, unless its condition refuses a missing item anyway', (guard, isFault) => {
    const file = '#functions/platform/table/table-operations.ts';
    const text = `import { update } from '${file}';\nconst write = update(key, change, ${guard});\n`;
    const kinds = findMutations('example.ts', text).map(({ kind }) => kind);
    expect(kinds.includes('update becomes upsert')).toBe(isFault);
  });

  it.each([
    ['a comment', '// if (a && b) return true;\n/** `x === 1 ? a : b` */'],
    ['a type', 'type Kept<T> = T extends true ? [1, 2] : false;\ninterface Row { is: true }'],
    ['an annotation', "const state: 'open' | true = of<true>(row as false);"],
    ['an import', "import { filter } from 'a';\nexport * from 'b';"],
    ['a text', 'const says = `a && ${b}` + "x === y";'],
    ['a log line', "log.info('a < b', { id });"],
    ['a pair', 'const [a, b] = await Promise.all([one(), two()]);'],
    ['a number that is no limit', 'const place = list[1];'],
    ['a part that may be there', 'const row = { ...rest };'],
    ["a record's own way of writing", 'const write = record.replace(before, change).writes;'],
  ])('are none in %s', (_, text) => {
    expect(faultsOf(text)).toEqual({});
  });

  it('stand at their line, also behind letters of more than one byte', () => {
    const text = "const village = 'Chợ Làng 🏮';\n\nconst is = a === b;\n";
    const [mutation] = findMutations('example.ts', text);
    expect(mutation?.line).toBe(3);
    expect(mutation && mutate(text, mutation)).toEqual({
      text: text.replace('===', '!=='),
      before: 'const is = a === b;',
      after: 'const is = a !== b;',
    });
  });
});

describe('a draw', () => {
  const rare = "const write = put(item, { when: { version }, refusal: 'moved' });\n";
  const common = Array.from({ length: 50 }, (_, place) => `const is${place} = a${place} === b;\n`).join('');
  const text = `${common}${rare}`;
  const found = findMutations('example.ts', text);
  const drawnBy = (seed: string, count = 4) =>
    draw(found, { seed, count, mutate: (one) => mutate(text, one) }).map(({ mutation }) => mutation);

  it('is the same by the same seed, and another by another', () => {
    expect(drawnBy('1')).toEqual(drawnBy('1'));
    expect(drawnBy('1')).not.toEqual(drawnBy('2'));
  });

  it('takes of each group of kinds, however rare it is', () => {
    expect(drawnBy('1').map(({ group }) => group)).toEqual(expect.arrayContaining(['writes', 'logic']));
  });

  it('takes no line twice, and no more than there is', () => {
    const lines = drawnBy('1', 1000).map(({ line }) => line);
    expect(lines).toHaveLength(new Set(lines).size);
    expect(lines).toHaveLength(51);
  });

  it('takes every fault of a line that is asked about', () => {
    const few = draw(found, {
      seed: '1',
      count: 1000,
      onePerLine: false,
      mutate: (one) => mutate(text, one),
    });
    expect(few).toHaveLength(found.length);
    expect(found.length).toBeGreaterThan(51);
  });

  it('draws another for what would be no program', () => {
    const drawn = draw(found, {
      seed: '1',
      count: 1000,
      mutate: (one) => (one.group === 'writes' ? undefined : mutate(text, one)),
    });
    expect(drawn.map(({ mutation }) => mutation.group)).not.toContain('writes');
    expect(drawn.length).toBeGreaterThanOrEqual(50);
  });
});
