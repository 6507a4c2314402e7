import type { Due } from '#functions/domain/due/due-items.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** The part of a publication that the sweep of due items needs. */
export type DuePublication = {
  kind: string;
  publishDue: (context: Context, due: { id: string; at: string }) => Promise<void>;
};

/** Publishes what was planned for this moment, whichever kind it is; the due item names kind and id. */
export function publishDue(publications: readonly DuePublication[]) {
  const byKind = new Map(publications.map((one) => [one.kind, one]));
  return async (context: Context, { of, at }: Due): Promise<void> => {
    const [kind = '', ...rest] = of.split('#');
    const publication = byKind.get(kind);
    if (!publication) throw new Error(`No publication of kind ${kind} is known`);
    await publication.publishDue(context, { id: rest.join('#'), at });
  };
}
