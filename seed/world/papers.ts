import type { PaperState } from '#shared/identity/identity-choices.ts';
import type { PaperFacts } from '#shared/identity/paper-rules.ts';
import { birthProvinces } from '#shared/identity/birth-provinces.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { randomOf } from '#seed/random.ts';
import { birthOf } from './birth.ts';

/** Fictitious ID card of a demo member; its number matches its other data. */
export type DemoPaper = {
  member: Profile;
  state: PaperState;
  facts: PaperFacts;
  /** Facts approved earlier, if the current ones wait for review. */
  before?: PaperFacts;
  sentAt: string | null;
};

const states: Partial<Record<Profile['status'], PaperState>> = {
  active: 'approved',
  kyc_submitted: 'submitted',
  kyc_changing: 'changing',
};

const provinces = Object.keys(birthProvinces);
const two = (value: number): string => String(value).padStart(2, '0');
const hour = 3_600_000;

function factsOf({ id, fullName }: Profile): PaperFacts {
  const random = randomOf(`paper:${id}`);
  const below = (most: number): number => Math.floor(random.next() * most);
  const { dob, gender } = birthOf(fullName);
  const year = Number(dob.slice(0, 4));
  const monthAndDay = dob.slice(5);
  const province = random.pick(provinces);
  const sign = (year < 2000 ? 0 : 2) + (gender === 'female' ? 1 : 0);
  return {
    number: `${province}${sign}${two(year % 100)}${String(below(1_000_000)).padStart(6, '0')}`,
    fullName,
    dob,
    gender,
    birthPlace: province,
    issueDate: `2021-${two(1 + below(12))}-${two(1 + below(28))}`,
    expiryDate: year < 1966 ? '' : `20${two(40 + below(20))}-${monthAndDay}`,
    issuePlace: 'Cục Cảnh sát QLHC về TTXH',
  };
}

/** Papers in every state: a change, a province unlike the number, somebody else's number. */
export function buildPapers(members: readonly Profile[], now: Date): DemoPaper[] {
  const papers = members.flatMap((member): DemoPaper[] => {
    const state = states[member.status];
    return state
      ? [{ member, state, facts: factsOf(member), sentAt: member.verificationDate ?? member.updatedAt }]
      : [];
  });
  const approved = papers.filter(({ state }) => state === 'approved');
  const waiting = papers.filter(({ state }) => state === 'submitted');
  for (const [place, paper] of waiting.entries())
    paper.sentAt = new Date(now.getTime() - (3 + place * 9) * hour).toISOString();
  const [first, second] = waiting;
  const holder = approved.at(-1);
  if (first && holder) first.facts = { ...holder.facts, fullName: first.member.fullName };
  if (second)
    second.facts = { ...second.facts, birthPlace: second.facts.birthPlace === '040' ? '042' : '040' };
  const changing = approved[4];
  if (changing) {
    changing.state = 'submitted';
    changing.before = { ...changing.facts, issuePlace: 'Công an tỉnh' };
    changing.sentAt = new Date(now.getTime() - 27 * hour).toISOString();
  }
  return papers;
}
