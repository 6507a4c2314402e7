import { describe, expect, it } from 'vitest';
import { findMutations, mutate } from '../../scripts/mutate/mutations.ts';
import { switchFaults } from '../../scripts/mutate/switched-file.ts';
import { planOf } from '../../scripts/mutate/together.ts';

const functionOf = (body: string): string => `function example() { ${body} }`;

/** The function of a text is called with at most one fault on. */
function run(text: string, fault?: number): unknown {
  try {
    // Faults are to be run, so the text is.
    // oxlint-disable-next-line no-implied-eval
    const called = new Function('globalThis', `${text}; return example();`);
    return called({ isFaultOn: (id: number) => id === fault }) as unknown;
  } catch (error) {
    return String(error);
  }
}

const numberedIn = (text: string) =>
  findMutations('example.js', text).map((mutation, id) => ({ id, mutation }));

describe('a file with all its faults behind switches', () => {
  it.each([
    ['conditions', 'const a = 1; if (a > 2) return "more"; return "less";'],
    ['logic within logic', 'const [a, b, c] = [true, false, true]; return (a && (b || c)) ?? a;'],
    ['a choice within a sum', 'const a = 3; return (a > 2 ? a : 7) + 2 * a - 1;'],
    ['steps of a chain', 'return [3, 1, 2].filter((a) => a > 1).toSorted().slice(0, 1);'],
    ['a search', 'return [1, 2, 3].find((one) => one >= 2);'],
    ['a call for its effect', 'const list = []; if (list.length === 0) list.push(1); return list;'],
    ['elements of a list', "return ['a', 'b', ...['c']];"],
    ['limits', 'const maxTries = 2 + 3; return Math.min(maxTries, 4);'],
    [
      'conditions of writes',
      "const version = 1; const put = (_, guard) => guard; return put(1, { when: { version, state: 'open' }, refusal: 'moved' });",
    ],
    ['boundaries of writes', "const limit = 3; return { when: { used: { is: '<', to: limit } } };"],
    ['loops', 'let sum = 0; for (const at of [1, 2, 3]) sum += at; return sum;'],
  ])('does what each fault alone does: %s', (_, body) => {
    const text = functionOf(body);
    const numbered = numberedIn(text);
    const switched = switchFaults('example.js', text, numbered) ?? '';
    expect(numbered.length).toBeGreaterThan(0);
    expect(run(switched)).toEqual(run(text));
    for (const { id, mutation } of numbered) {
      const alone = mutate(text, mutation)?.text;
      if (alone !== undefined)
        expect([mutation.kind, run(switched, id)]).toEqual([mutation.kind, run(alone)]);
    }
  });

  it('keeps the import that a fault needs, once', () => {
    const text =
      "import { create } from '#functions/platform/table/table-operations.ts';\ncreate(1);\ncreate(2);\n";
    const switched = switchFaults('example.ts', text, numberedIn(text)) ?? '';
    expect(switched.match(/import \{ put as putUnguarded \}/g)).toHaveLength(1);
    expect(switched).toContain('? (putUnguarded) : (create))(1)');
  });

  it.each([
    ['a?.b.filter(isOpen).length', true],
    ['a?.b.filter(isOpen)', false],
    ['a.b.filter(isOpen).length', false],
    ['a?.b(c.filter(isOpen))', false],
  ])('knows what an optional chain skips: %s', (text, isInside) => {
    const [mutation] = findMutations('example.ts', `const one = ${text};`);
    expect(mutation?.isInsideChain).toBe(isInside);
  });
});

describe('the plan of what is tried together', () => {
  const test = (faults: number[], millis = 10) => ({ faults, millis, isRepeatable: true });
  const rankOf = (_: number, name: string): number => (name.startsWith('near') ? 0 : 1);
  const plan = (reached: Parameters<typeof planOf>[0], loading: number[] = []) =>
    planOf(reached, { whileLoading: new Set(loading), rankOf });

  it('asks each test about the faults it reaches', () => {
    expect(plan({ near: test([1, 2]), far: test([2]) })).toEqual({ near: [1, 2], far: [2] });
  });

  it('leaves out tests that cannot be repeated or take long, and faults that act while files are loaded', () => {
    const reached = {
      near: test([1, 2]),
      once: { ...test([1]), isRepeatable: false },
      long: test([1], 2001),
    };
    expect(plan(reached, [2])).toEqual({ near: [1] });
  });

  it('asks near tests before far ones, quick before slow ones, forty at most', () => {
    const many = Object.fromEntries(
      Array.from({ length: 45 }, (_, place) => [`far${place}`, test([1], place)] as const),
    );
    const asked = Object.keys(plan({ ...many, near: test([1], 50) }));
    expect(asked).toHaveLength(40);
    expect(asked).toContain('near');
    expect(asked).not.toContain('far39');
  });

  it('asks no more tests than a fault has time for', () => {
    expect(plan({ near: test([1], 2000), near2: test([1], 2000), far: test([1], 1) })).toEqual({
      near: [1],
      near2: [1],
    });
  });

  it('keeps to the limits of the project whose tests are asked', () => {
    const limits = { tests: 1, millis: 100, millisOfTest: 50 };
    const reached = { near: test([1]), far: test([1, 2], 50), long: test([3], 51) };
    expect(planOf(reached, { whileLoading: new Set(), rankOf, limits })).toEqual({ near: [1], far: [2] });
  });
});
