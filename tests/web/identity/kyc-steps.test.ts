import { describe, expect, it } from 'vitest';
import { Identity, MaskedFacts } from '#shared/identity/identity.ts';
import { getMyStanding } from '#shared/identity/own-identity.contract.ts';
import { mayRemove, stepsOf } from '#web/features/identity/rules/kyc-steps.ts';
import { paperForm, valuesOf } from '#web/features/identity/rules/paper-values.ts';
import { exampleOf } from '../support/example-of.ts';

const paper = (given: Partial<Identity>) => exampleOf(Identity, { inForce: null, state: 'draft', ...given });
const approved = paper({ id: 'p1', state: 'approved' });
const standing = exampleOf(getMyStanding.reply, {
  status: 'active',
  emailConfirmed: true,
  checks: [{ name: 'number', result: 'wrong', field: 'number' }],
  asked: [],
});

describe('the steps', () => {
  it('of an approved paper say nothing that was to be looked at before', () => {
    const steps = stepsOf({ standing, papers: [approved], withoutPhone: false });
    expect(steps.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'done'));
    expect(steps.find(({ name }) => name === 'paper')?.note).toBe('approved');
  });

  it('of one that is not sent yet do', () => {
    const steps = stepsOf({ standing, papers: [paper({})], withoutPhone: false });
    expect(steps.find(({ name }) => name === 'paper')?.note).toBe('differing');
  });
});

describe('taking a paper away', () => {
  const draft = paper({ id: 'p2' });
  it.each([
    ['the only one in force stays', approved, [approved, draft], false],
    ['one in force goes where another is', approved, [approved, { ...approved, id: 'p4' }], true],
    ['a draft goes', draft, [approved, draft], true],
    ['a lonely draft goes', draft, [draft], true],
  ])('%s', (_, one, papers, expected) => expect(mayRemove(one, papers)).toBe(expected));

  it('one that is being edited is in force as well', () => {
    const edited = { ...paper({ id: 'p3', state: 'changing' }), inForce: exampleOf(MaskedFacts) };
    expect(mayRemove(edited, [edited])).toBe(false);
    expect(mayRemove(approved, [approved, edited])).toBe(true);
  });
});

describe('a new paper', () => {
  const owner = { fullName: 'Nguyễn Văn An', dob: '1992-03-14', gender: 'male' };

  it('begins with what the account says', () => {
    expect(valuesOf(undefined, owner, 'cccd')).toMatchObject(owner);
  });

  it.each([null, 'other'])('of somebody of gender %s asks for what the paper says', (gender) => {
    const values = valuesOf(undefined, { ...owner, gender }, 'cccd');
    expect(values.gender).toBeNull();
    const { error } = paperForm(true).safeParse(values);
    expect(error?.issues).toContainEqual(expect.objectContaining({ path: ['gender'], message: 'required' }));
  });

  it('that says it asks no more', () => {
    const { error } = paperForm(true).safeParse(valuesOf(undefined, owner, 'cccd'));
    expect(error?.issues.filter(({ path }) => path[0] === 'gender')).toEqual([]);
  });
});
