import type { Change } from '#shared/events/define-event.ts';

/** A change of an item, and the types of the events that follow from it. */
export type ChangeCase = [label: string, change: Change, types: string[]];
