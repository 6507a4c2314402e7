import * as z from 'zod';
import { changeOf, changeToken } from '../contract/change-tokens.ts';

/** An item of the table as it stood. */
export type Item = Record<string, unknown>;

/** One write of one item, as the table's stream tells it; what was not there before is new. */
export type Change = { before: Item | undefined; after: Item };

/** What an event says when a change means it. Its schema checks this, and leaves out what it does not name. */
type Rule = (change: Change) => Item | false | undefined;

/** Who hears of something live: a member, whoever stands in an order's room, the member who bought it, all staff at work, or all who are signed in. */
export type Listener =
  | { member: string | null }
  | { order: string }
  | { buyerOf: string }
  | { staff: true }
  | { everybody: true };

type Says = z.ZodRawShape;
type Schema<Type extends string, Shape extends Says> = z.ZodObject<
  {
    type: z.ZodLiteral<Type>;
    id: z.ZodString;
    change: z.ZodOptional<z.ZodString>;
    trace: z.ZodOptional<z.ZodString>;
  } & Shape
>;

type Definition<Type extends string, Shape extends Says, Queue extends string> = {
  /** Beside its type, the number of its change in the stream, by which a repeat is known, what lists know the change by, and the id of the request it follows from. */
  says: Shape;
  /** For each kind of item it can follow from: when it does. */
  when: Readonly<Record<string, Rule>>;
  /** Who has work to do then. */
  queues: readonly Queue[];
  /** How long its message waits first, where it is to say what several changes came to. Queues that keep an order let none wait. */
  delaySeconds?: number;
  /** The queues that hear it keep an order, and work off the events of one group one after the other. */
  group?: (event: z.output<Schema<Type, Shape>>) => string;
};

type LiveDefinition<Type extends string, Shape extends Says, Queue extends string, Field> = Omit<
  Definition<Type, Shape, Queue>,
  'queues'
> & {
  /** Who has work to do beside telling browsers. */
  queues?: readonly Queue[];
  live: {
    to: (event: z.output<Schema<Type, Shape>>) => Listener[];
    /** What may leave the house of what it says. */
    tells: readonly Field[];
    /** The roots of the answers a browser keeps that are no longer true. */
    stale: readonly string[];
    /** Of these answers only those of what this names by its id or ids: everybody hears it, and few look at it. */
    only?: Field;
  };
};

const schemaOf = <Type extends string, Shape extends Says>(type: Type, says: Shape): Schema<Type, Shape> =>
  z.object({
    type: z.literal(type),
    id: z.string(),
    change: z.string().optional(),
    trace: z.string().optional(),
    ...says,
  });

/** Any of these, told apart by their type. There is never none of them. */
export const oneOf = <One extends z.ZodObject>(schemas: readonly One[]) =>
  z.discriminatedUnion('type', schemas as readonly [One, ...One[]]);

/** What a room adds to what it says. */
const spoken = { room: z.string(), sequence: z.int(), at: z.string() };

/** What happened, and what follows from it. An event exists exactly when its write does. */
export function defineEvent<const Type extends string, Shape extends Says, const Queue extends string>(
  type: Type,
  { says, when, queues, delaySeconds = 0, group }: Definition<Type, Shape, Queue>,
) {
  const schema = schemaOf(type, says);
  const rules = new Map(Object.entries(when));
  return {
    type,
    schema,
    queues,
    delaySeconds,
    entities: [...rules.keys()],
    groupOf: group && ((event: unknown) => group(schema.parse(event))),
    /** The event a change means, if it does. */
    read(entity: string, id: string, change: Change) {
      const said = rules.get(entity)?.(change);
      const fed = changeOf(change.after);
      const { trace } = change.after;
      return said
        ? schema.parse({ ...said, type, id, trace, ...(fed && { change: changeToken(fed) }) })
        : undefined;
    },
  };
}

/** An event that browsers hear of too. */
export function defineLiveEvent<
  const Type extends string,
  Shape extends Says,
  const Field extends keyof Shape & string,
  const Queue extends string = never,
>(type: Type, { live, queues = [], ...definition }: LiveDefinition<Type, Shape, Queue, Field>) {
  const event = defineEvent<Type, Shape, Queue | 'live'>(type, {
    ...definition,
    queues: ['live', ...queues],
  });
  // The fields named, and no other.
  const told = Object.fromEntries(live.tells.map((name) => [name, definition.says[name]])) as Pick<
    Shape,
    Field
  >;
  return {
    ...event,
    live: {
      message: schemaOf(type, told),
      spoken: schemaOf(type, { ...told, ...spoken }),
      listenersOf: (said: unknown) => live.to(event.schema.parse(said)),
      stale: live.stale,
      only: live.only,
    },
  };
}

/** One of these is another than before. */
export const differs = ({ before, after }: Change, ...names: readonly string[]): boolean =>
  names.some((name) => before?.[name] !== after[name]);
