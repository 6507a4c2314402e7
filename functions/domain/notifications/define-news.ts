import type { EventFor } from '#shared/events/registry.ts';
import type { NotificationType } from '#shared/notifications/notification-kinds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { News } from './notify-member.ts';

export type NewsEvent = EventFor<'notify'>;
type Of<Type extends NewsEvent['type']> = Extract<NewsEvent, { type: Type }>;

type NewsRules<Type extends NewsEvent['type'], Fact> = {
  /** The event it comes from, which must reach the queue `notify`. */
  from: { type: Type };
  /** Tells by the event alone that it is no news, before anything is read. */
  when?: (event: Of<Type>) => boolean;
  /** Reads what must still be true when the message arrives; undefined is no news. */
  find?: (context: Context, event: Of<Type>) => Promise<Fact | undefined>;
  /** Ids of the receivers. */
  to: (event: Of<Type>, fact: Fact, context: Context) => readonly string[] | Promise<readonly string[]>;
  /** Idempotency key: what happened is notified once to each receiver. By default the event's id. */
  key?: (event: Of<Type>) => string;
  /** The member who caused it. Those whom the receiver muted or blocked are no news. */
  by?: (event: Of<Type>) => string | null;
  /** Values for the text and the link. */
  data?: (event: Of<Type>, fact: Fact) => Record<string, string>;
};

/** One kind of news: an event, whom it concerns and what they are notified of. */
export type NewsDefinition = {
  from: NewsEvent['type'];
  read: (context: Context, event: NewsEvent) => Promise<News[]>;
};

/**
 * Declares a notification beside the area it is about. Whether several become one, and which channels they use,
 * follows from its kind in `notification-kinds.ts`; its text and link are in `notification-texts.ts`.
 */
export function defineNews<const Type extends NewsEvent['type'], Fact = null>(
  type: NotificationType | ((event: Of<Type>) => NotificationType | undefined),
  { from, when, find, to, key, by, data }: NewsRules<Type, Fact>,
): NewsDefinition {
  const read = async (context: Context, event: Of<Type>): Promise<News[]> => {
    const own = typeof type === 'function' ? type(event) : type;
    if (!own || when?.(event) === false) return [];
    // Without `find` nothing needs to be known, and the fact is not used.
    const fact = find ? await find(context, event) : (null as Fact);
    if (fact === undefined) return [];
    const actorId = by?.(event);
    const values = data?.(event, fact);
    const news = {
      type: own,
      key: key?.(event) ?? event.id,
      ...(actorId && { actorId }),
      ...(values && { data: values }),
    };
    return (await to(event, fact, context)).map((receiverId) => ({ receiverId, ...news }));
  };
  // `newsOf` passes only events of the type in `from`.
  return { from: from.type, read: read as NewsDefinition['read'] };
}

/** Receivers and contents of the notifications for an event. */
export async function newsOf(
  context: Context,
  event: NewsEvent,
  definitions: readonly NewsDefinition[],
): Promise<News[]> {
  const news: News[] = [];
  for (const { from, read } of definitions)
    if (from === event.type) news.push(...(await read(context, event)));
  return news;
}
