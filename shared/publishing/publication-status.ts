/**
 * Statuses of what is written and published. A planned publication is no status of its own, because a published
 * text stays public while its next version waits for its moment.
 */
export const publicationStatuses = [
  'draft',
  'pending',
  'published',
  'unpublished',
  'rejected',
  'archived',
] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

type Move = { from: readonly PublicationStatus[]; to?: PublicationStatus };

const open = ['draft', 'pending', 'published', 'unpublished', 'rejected'] as const;

/** Allowed moves: the statuses they begin from, and the status they lead to; without `to` it stays. */
const publicationMoves = {
  save: { from: open },
  discard: { from: open },
  restore: { from: open },
  rename: { from: open },
  submit: { from: ['draft', 'unpublished', 'rejected'], to: 'pending' },
  reject: { from: ['pending'], to: 'rejected' },
  publish: { from: open, to: 'published' },
  schedule: { from: open },
  cancelSchedule: { from: open },
  unpublish: { from: ['published'], to: 'unpublished' },
  archive: { from: open, to: 'archived' },
  reopen: { from: ['archived'], to: 'draft' },
} as const satisfies Record<string, Move>;

export type PublicationMove = keyof typeof publicationMoves;

// The literal's keys are exactly the moves, so the cast is safe.
export const publicationMoveNames = Object.keys(publicationMoves) as [PublicationMove, ...PublicationMove[]];

export const canMove = (move: PublicationMove, status: PublicationStatus): boolean =>
  (publicationMoves[move].from as readonly PublicationStatus[]).includes(status);

/** Status after a move. */
export function statusAfter(move: PublicationMove, status: PublicationStatus): PublicationStatus {
  const { to }: Move = publicationMoves[move];
  return to ?? status;
}

/** Status as staff see it: text that is not public yet and has a moment is planned. */
export type DisplayedStatus = PublicationStatus | 'scheduled';

export const displayedStatus = ({
  status,
  publishAt,
}: {
  status: PublicationStatus;
  publishAt: string | null;
}): DisplayedStatus => (publishAt !== null && status !== 'published' ? 'scheduled' : status);
