import { describe, expect, it } from 'vitest';
import { flag, id, many, number, one } from '#shared/lists/query-parts.ts';
// The rules here ask no hook of React's, so no component is needed.
import { type ChoiceRule, useChoices as choicesOf } from '#web/ui/list/list-choices.ts';

const shape = {
  filters: {
    state: one(['sold', 'kept']),
    size: one([1, 2]),
    colour: many(['red', 'blue']),
    village: many(),
    fragile: flag(),
    owner: id(),
    least: number(),
  },
  sort: '-price',
  page: 'limit',
  size: 20,
} as const;

const choices = (rules: Record<string, ChoiceRule>) =>
  choicesOf(
    shape,
    rules,
    (key) => `at ${key}`,
    (key) => `say ${key}`,
  );
const options = (rules: Record<string, ChoiceRule>) =>
  choices(rules).map((choice) => choice.options.map(({ value, label }) => `${value}: ${label}`));

describe('a filter of a list', () => {
  it.each([
    ['one of several', 'state', ['sold: say s.sold', 'kept: say s.kept']],
    ['one of several numbers', 'size', ['1: say s.1', '2: say s.2']],
    ['many', 'colour', ['red: say s.red', 'blue: say s.blue']],
    ['yes and no', 'fragile', ['true: say s.true', 'false: say s.false']],
    ['no values of its own, if it is any id', 'village', []],
    ['no values of its own, if it is one id', 'owner', []],
  ])('offers %s by the texts under a key', (_, name, offered) => {
    expect(options({ [name]: 's' })).toEqual([offered]);
    expect(options({ [name]: { options: 's' } })).toEqual([offered]);
  });

  it('offers the values that its list names, in their order', () => {
    expect(options({ fragile: { values: ['true'], options: 's' } })).toEqual([['true: say s.true']]);
    expect(options({ owner: { values: ['b', 'a'], options: 's' } })).toEqual([['b: say s.b', 'a: say s.a']]);
  });

  it('offers what a hook finds, with its search, or is left out where that finds nothing for the reader', () => {
    const found = [{ value: 'u1', label: 'Lan' }];
    const find = { loading: true };
    expect(choices({ owner: () => found, village: () => undefined })).toMatchObject([
      { name: 'owner', options: found },
    ]);
    expect(choices({ owner: { options: () => ({ options: found, find }) } })).toMatchObject([
      { name: 'owner', options: found, find },
    ]);
  });

  it('is labelled by its name or another, and so is what it says while nothing is chosen', () => {
    expect(choices({ state: 's', owner: { label: 'potter', options: () => [] } })).toMatchObject([
      { name: 'state', label: 'at state', all: 'at all.state' },
      { name: 'owner', label: 'at potter', all: 'at all.potter' },
    ]);
  });

  it('takes several values where the server does, unless its list wants one', () => {
    const many = (rules: Record<string, ChoiceRule>) => choices(rules).map((choice) => choice.many);
    expect(many({ colour: 's', state: 's', fragile: 's' })).toEqual([true, false, false]);
    expect(many({ colour: { options: 's', single: true } })).toEqual([false]);
  });

  it('is hidden at first if it is seldom used', () => {
    const seldom = (rules: Record<string, ChoiceRule>) => choices(rules).map((choice) => choice.seldom);
    expect(seldom({ state: { options: 's', seldom: true }, colour: 's' })).toEqual([true, undefined]);
  });

  it('that the list does not know is not offered', () => {
    expect(choices({ weight: 's' })).toEqual([]);
  });
});
