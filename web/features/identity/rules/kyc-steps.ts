import type { Identity } from '#shared/identity/identity.ts';
import type { Standing } from '../api/identity-queries.ts';

const stepNames = ['email', 'phone', 'paper', 'send', 'wait'] as const;
type StepName = (typeof stepNames)[number];
type StepState = 'done' | 'here' | 'later';

/** Note under a step; that of the last one names hours. */
type StepNote =
  | 'confirmed'
  | 'notYet'
  | 'stoodFor'
  | 'matching'
  | 'differing'
  | 'empty'
  | 'asked'
  | 'sent'
  | 'notSent'
  | 'usually'
  | 'approved'
  | 'here';

export type Step = { name: StepName; state: StepState; note: StepNote };

type KycFacts = { standing: Standing; papers: readonly Identity[]; withoutPhone: boolean };

const isWaiting = ({ status }: Standing, papers: readonly Identity[]): boolean =>
  status === 'kyc_submitted' || papers.some(({ state }) => state === 'submitted');

function noteOfPaper({ standing: { checks, asked }, papers }: KycFacts, isOver: boolean): StepNote {
  if (papers.length === 0) return 'empty';
  // Differences found by the automatic check are settled once staff have approved the paper.
  if (isOver) return 'approved';
  if (asked.length > 0) return 'asked';
  return checks.some(({ result }) => result === 'wrong') ? 'differing' : 'matching';
}

/** Returns the five steps; the first one that is not done is the current one. */
export function stepsOf(known: KycFacts): Step[] {
  const { standing, papers, withoutPhone } = known;
  const isConfirmed = standing.phone.confirmedAt !== null;
  const waiting = isWaiting(standing, papers);
  const toSend = papers.some(({ state }) => state === 'draft' || state === 'changing');
  const isOver = standing.status === 'active' && !waiting && !toSend;
  const facts: [StepName, boolean, StepNote][] = [
    ['email', standing.emailConfirmed, standing.emailConfirmed ? 'confirmed' : 'notYet'],
    [
      'phone',
      isConfirmed || withoutPhone || waiting || isOver,
      isConfirmed ? 'confirmed' : withoutPhone || standing.withoutPhone ? 'stoodFor' : 'notYet',
    ],
    ['paper', papers.length > 0 && standing.asked.length === 0, noteOfPaper(known, isOver)],
    ['send', waiting || isOver, waiting || isOver ? 'sent' : 'notSent'],
    ['wait', isOver, isOver ? 'approved' : 'usually'],
  ];
  const here = facts.find(([, done]) => !done)?.[0];
  return facts.map(([name, done, note]) => ({
    name,
    state: done ? 'done' : name === here ? 'here' : 'later',
    note: name === here && name !== 'wait' && name !== 'paper' ? 'here' : note,
  }));
}

/** Returns why papers cannot be sent yet; undefined if they can. */
export function obstacleOf({
  standing,
  papers,
  withoutPhone,
}: KycFacts): 'notYetAccount' | 'notYetPaper' | 'notYetAsked' | 'notYetPhone' | undefined {
  if (!['pending_kyc', 'kyc_changing', 'active'].includes(standing.status)) return 'notYetAccount';
  if (!papers.some(({ state }) => state === 'draft' || state === 'changing')) return 'notYetPaper';
  if (standing.asked.length > 0) return 'notYetAsked';
  const stoodFor = withoutPhone && papers.some(({ type }) => type === 'cccd');
  return standing.phone.confirmedAt === null && !stoodFor ? 'notYetPhone' : undefined;
}

/** Introductions of the page, chosen by the status of the account and its papers. */
export type KycFace = keyof typeof faceTones;
export const faceTones = {
  pending: 'gold',
  pending_admin: 'sky',
  inactive: 'danger',
  kyc_submitted: 'sky',
  kyc_changing: 'gold',
  active: 'jade',
  edit: 'sky',
  editAsked: 'gold',
} as const;

export function faceOf({ status }: Standing, papers: readonly Identity[]): KycFace | undefined {
  if (status === 'pending_kyc') return undefined;
  if (status !== 'active') return status;
  if (papers.some(({ state }) => state === 'submitted')) return 'edit';
  return papers.some(({ state }) => state === 'changing') ? 'editAsked' : 'active';
}

const isInForce = ({ state, inForce }: Identity): boolean => state === 'approved' || inForce !== null;

/** Tells whether a paper may be removed: the only valid one verifies the account, so it can only be changed. */
export const mayRemove = (paper: Identity, papers: readonly Identity[]): boolean =>
  !isInForce(paper) || papers.some((other) => other.id !== paper.id && isInForce(other));
