import type { DomainEvent } from '#shared/events.ts';

export type Image = Record<string, unknown> | undefined;

/** One change of one item, as the stream tells it. */
export type Change = { id: string; before: Image; after: Image };

/** What a change of one kind of item means to the rest of the shop. */
export type Reader = (change: Change) => DomainEvent[];
