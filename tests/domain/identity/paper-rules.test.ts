import { describe, expect, it } from 'vitest';
import { birthProvinces } from '#shared/identity/birth-provinces.ts';
import { checksOf } from '#shared/identity/checks.ts';
import { hoursToWait } from '#shared/identity/identity-choices.ts';
import { faultsOf, maskedNumber, type PaperFacts } from '#shared/identity/paper-rules.ts';
import { readPersonalNumber } from '#shared/identity/personal-number.ts';
import { fitsKind, isTaxCode } from '#shared/invoice-profiles/tax-codes.ts';
import { formerDivisions } from '#functions/domain/places/former-divisions.ts';
import { withoutNumbers } from '#functions/domain/identity/correction-texts.ts';

const today = '2026-11-25';
const facts = (given: Partial<PaperFacts> = {}): PaperFacts => ({
  number: '001192012345',
  fullName: 'Nguyễn Thị Thu Hà',
  dob: '1992-03-14',
  gender: 'female',
  birthPlace: '001',
  issueDate: '2021-08-22',
  expiryDate: '2032-03-14',
  issuePlace: '',
  ...given,
});
const faults = (kind: 'cccd' | 'passport', given: Partial<PaperFacts>) =>
  faultsOf(kind, facts(given), today).map(({ field, fault }) => `${field} ${fault}`);

describe('a personal number', () => {
  it.each([
    ['001192012345', { province: '001', gender: 'female', birthYear: 1992 }],
    ['079085000001', { province: '079', gender: 'male', birthYear: 1985 }],
    ['040304123456', { province: '040', gender: 'female', birthYear: 2004 }],
    ['042210123456', { province: '042', gender: 'male', birthYear: 2010 }],
    ['003192012345', undefined],
    ['00119201234', undefined],
  ])('%s says who one is', (number, said) => {
    expect(readPersonalNumber(number)).toEqual(said);
  });

  it('knows the 63 provinces, under the codes the divisions have', () => {
    const known = [...(formerDivisions().levels[0]?.keys() ?? [])].map((code) =>
      String(code).padStart(3, '0'),
    );
    expect(Object.keys(birthProvinces).sort()).toEqual(known.sort());
  });

  it('is masked but for four digits', () => {
    expect(maskedNumber('001192012345')).toBe('•••• •••• 2345');
  });
});

describe('a card', () => {
  it.each<[string, Partial<PaperFacts>, string[]]>([
    ['as it should be', {}, []],
    ['eleven digits', { number: '00119201234' }, ['number pattern']],
    ['no province of that code', { number: '003192012345' }, ['number province']],
    ['another year', { dob: '1993-03-14' }, ['dob year']],
    ['another gender', { gender: 'male' }, ['gender gender']],
    ['another province', { birthPlace: '040' }, ['birthPlace province']],
    ['given tomorrow', { issueDate: '2026-11-26' }, ['issueDate ahead']],
    ['given before birth', { issueDate: '1990-01-01' }, ['issueDate before-birth']],
    ['lapsed', { expiryDate: '2026-11-24' }, ['expiryDate expired']],
    ['for good', { expiryDate: '' }, []],
    ['of a child', { number: '001315012345', dob: '2015-03-14', issueDate: '2025-08-22' }, ['dob young']],
  ])('%s', (_, given, expected) => {
    expect(faults('cccd', given)).toEqual(expected);
  });
});

describe('a passport', () => {
  it.each<[string, Partial<PaperFacts>, string[]]>([
    ['as it should be', { number: 'C1234567', issueDate: '2023-01-01', expiryDate: '2033-01-01' }, []],
    ['digits alone', { number: '12345678' }, ['number pattern']],
    ['for good', { number: 'C1234567', expiryDate: '' }, ['expiryDate missing']],
  ])('%s', (_, given, expected) => {
    expect(faults('passport', given)).toEqual(expected);
  });
});

describe('what is compared', () => {
  const compared = {
    kind: 'cccd' as const,
    facts: facts(),
    accountName: 'NGUYEN THI THU  HA',
    isPhoneConfirmed: true,
    withoutPhone: false,
    others: 0,
    today,
  };
  const results = (given: Partial<typeof compared & { others: number | undefined }>) =>
    checksOf({ ...compared, ...given }).map(({ name, result }) => `${name} ${result}`);

  it('is right where all agrees, names without their marks', () => {
    expect(new Set(results({}).map((line) => line.split(' ')[1]))).toEqual(new Set(['ok']));
  });

  it.each([
    [{ others: undefined }, 'reuse later'],
    [{ others: 1 }, 'reuse wrong'],
    [{ isPhoneConfirmed: false }, 'phone later'],
    [{ isPhoneConfirmed: false, withoutPhone: true }, 'phone warn'],
    [{ accountName: 'Trần Văn Bé' }, 'fullName warn'],
    [{ facts: facts({ birthPlace: '040' }) }, 'province wrong'],
    [{ facts: facts({ gender: 'male' as const }) }, 'birth wrong'],
  ])('%o: %s', (given, line) => {
    expect(results(given)).toContain(line);
  });
});

describe('a tax code', () => {
  it.each([
    ['0100109106', true],
    ['0100109106-001', true],
    ['0100109107', false],
    ['0100109106-1', false],
    ['010010910', false],
  ])('%s: %s', (code, isOne) => {
    expect(isTaxCode(code)).toBe(isOne);
  });

  it.each([
    ['person', '', true],
    ['person', '001192012345', true],
    ['person', '003192012345', false],
    ['company', '', false],
    ['company', '0100109106', true],
    ['company', '001192012345', false],
    ['budget', '1057788', true],
    ['budget', '0100109106', true],
    ['budget', '105778', false],
  ] as const)('of a %s: %s is %s', (kind, code, fits) => {
    expect(fitsKind(kind, code)).toBe(fits);
  });
});

it('reasons carry no numbers', () => {
  expect(withoutNumbers('Số 001 192 012345 ghi 040, cấp 22/08/2021')).toBe('Số •••• ghi 040, cấp 22/08/2021');
});

it.each([
  [0, { from: 1, to: 3 }],
  [23, { from: 3, to: 5 }],
])('behind %i others it takes %o hours', (ahead, hours) => {
  expect(hoursToWait(ahead)).toEqual(hours);
});
