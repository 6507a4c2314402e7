import type { ReturnOrder, TrackingEvent } from '#shared/returns/return-order.ts';
import type { ReturnStatus } from '#shared/returns/return-status.ts';

export type StepName = Exclude<ReturnStatus, 'closed'> | 'failed';
export type ReturnStep = {
  name: StepName;
  state: 'done' | 'current' | 'ahead' | 'stopped';
  at: string | undefined;
};

type StepFacts = Pick<ReturnOrder, 'status' | 'qaResult' | 'resolution' | 'createdAt'>;

const way = ['requested', 'approved', 'returning', 'received', 'inspected'] as const;

/** Returns the steps of a return to a refund or exchange, or how far it came before it ended otherwise. */
export function stepsOf(asked: StepFacts, events: readonly TrackingEvent[]): ReturnStep[] {
  const { status, qaResult, resolution } = asked;
  const momentOf = (name: StepName): string | undefined =>
    events.find(({ to }) => to === (name === 'failed' ? 'inspected' : name))?.at ??
    (name === 'requested' ? asked.createdAt : undefined);
  const step = (name: StepName, state: ReturnStep['state']): ReturnStep => ({
    name,
    state,
    at: state === 'ahead' ? undefined : momentOf(name),
  });
  if (status === 'rejected') return [step('requested', 'done'), step('rejected', 'stopped')];
  if (status === 'cancelled') {
    const accepted = events.some(({ to }) => to === 'approved');
    return [
      step('requested', 'done'),
      ...(accepted ? [step('approved', 'done')] : []),
      step('cancelled', 'stopped'),
    ];
  }
  if (qaResult === 'failed')
    return [...way.slice(0, 4).map((name) => step(name, 'done')), step('failed', 'stopped')];
  const end: StepName = resolution === 'exchange' ? 'exchanged' : 'refunded';
  const place = way.findIndex((name) => name === status);
  // The status is past all steps: the end is reached.
  if (place < 0) {
    const reached: StepName = events.some(({ to }) => to === 'exchanged') ? 'exchanged' : end;
    return [...way, reached].map((name) => step(name, 'done'));
  }
  return [
    ...way.map((name, index) => step(name, index < place ? 'done' : index === place ? 'current' : 'ahead')),
    step(end, 'ahead'),
  ];
}
