import { describe, expect, it } from 'vitest';
import { type DeployedStack, refusalsOf, stacksIn } from './deployment.ts';
import { stageFolder } from './stages.ts';

const engines = ['sqlite', 'filling', 'postgres'] as const;
const variants = engines.map((engine) => [engine, stacksIn(stageFolder('production', engine))] as const);
const moves = variants.flatMap(([from, before]) =>
  variants.filter(([to]) => to !== from).map(([to, after]) => ({ from, to, before, after })),
);
const dataOf = (stacks: readonly DeployedStack[]) => stacks.find(({ name }) => name === 'Data');

describe('exports outlive those who import them', () => {
  it.each(moves)('production is deployed from $from to $to without a refusal', ({ before, after }) => {
    expect(refusalsOf(before, after)).toEqual([]);
  });

  it('the stack that keeps data exports the same with every engine of views', () => {
    const [first, ...others] = variants.map(([, stacks]) => dataOf(stacks)?.exports.toSorted());
    expect(first?.length).toBeGreaterThan(60);
    for (const other of others) expect(other).toEqual(first);
  });

  it('an export that goes while another stack imports it is named', () => {
    const data = { name: 'Data', imports: [] };
    const routes = { name: 'Routes', exports: [] };
    const before = [
      { ...data, exports: ['a', 'b'] },
      { ...routes, imports: ['a', 'b'] },
    ];
    const after = [
      { ...data, exports: ['a', 'c'] },
      { ...routes, imports: ['a', 'd'] },
    ];
    expect(refusalsOf(before, after)).toEqual(['Data takes b from Routes', 'Routes misses d']);
  });
});
