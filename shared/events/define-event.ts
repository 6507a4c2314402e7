import * as z from 'zod';
import { changeOf, changeToken } from '../contract/change-tokens.ts';
import type { Receivers } from '../rooms/define-room.ts';

/** An item of the table. */
export type Item = Record<string, unknown>;

/** A single write of an item, from the table's stream; `before` is undefined for a new item. */
export type Change = { before: Item | undefined; after: Item };

/** Returns the fields of an event that a change causes; its schema checks them and drops others. */
type Rule = (change: Change) => Item | false | undefined;

type Fields = z.ZodRawShape;
type Schema<Type extends string, Shape extends Fields> = z.ZodObject<
  {
    type: z.ZodLiteral<Type>;
    id: z.ZodString;
    change: z.ZodOptional<z.ZodString>;
    trace: z.ZodOptional<z.ZodString>;
  } & Shape
>;

type Definition<Type extends string, Shape extends Fields, Queue extends string> = {
  /**
   * Fields of the event. `type`, `id`, `change` and `trace` are added: the change's number in the stream, which
   * identifies repeats; the id by which lists know the change; and the id of the request that caused it.
   */
  says: Shape;
  /** Rules by kind of item; each decides whether a change causes the event. */
  when: Readonly<Record<string, Rule>>;
  /** Queues that receive the event. */
  queues: readonly Queue[];
  /** Delay in seconds, to summarise several changes; FIFO queues delay no single messages. */
  delaySeconds?: number;
  /** Set if the receiving queues are FIFO: events of one group are processed in order. */
  group?: (event: z.output<Schema<Type, Shape>>) => string;
};

type LiveDefinition<Type extends string, Shape extends Fields, Queue extends string, Field> = Omit<
  Definition<Type, Shape, Queue>,
  'queues'
> & {
  /** Queues that receive the event besides the live queue. */
  queues?: readonly Queue[];
  live: {
    to: (event: z.output<Schema<Type, Shape>>) => Receivers;
    /** Fields that may be sent to browsers. */
    tells: readonly Field[];
    /** Roots of the browser's query keys that become outdated. */
    stale: readonly string[];
    /** Limits outdated queries to those about these ids: all users get it, few show the subject. */
    only?: Field;
  };
};

const schemaOf = <Type extends string, Shape extends Fields>(type: Type, says: Shape): Schema<Type, Shape> =>
  z.object({
    type: z.literal(type),
    id: z.string(),
    change: z.string().optional(),
    trace: z.string().optional(),
    ...says,
  });

/** Makes a union of schemas, distinguished by their type. The list is never empty. */
export const oneOf = <One extends z.ZodObject>(schemas: readonly One[]) =>
  z.discriminatedUnion('type', schemas as readonly [One, ...One[]]);

/** Fields that a room adds to a message. */
const spoken = { room: z.string(), sequence: z.int(), at: z.string() };

/** Defines an event and its consequences. An event exists exactly if its write happened. */
export function defineEvent<const Type extends string, Shape extends Fields, const Queue extends string>(
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
    /** Returns the event that a change causes, if there is one. */
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

/** Defines an event that browsers receive too. */
export function defineLiveEvent<
  const Type extends string,
  Shape extends Fields,
  const Field extends keyof Shape & string,
  const Queue extends string = never,
>(type: Type, { live, queues = [], ...definition }: LiveDefinition<Type, Shape, Queue, Field>) {
  const event = defineEvent<Type, Shape, Queue | 'live'>(type, {
    ...definition,
    queues: ['live', ...queues],
  });
  // Browsers receive only the named fields.
  const told = Object.fromEntries(live.tells.map((name) => [name, definition.says[name]])) as Pick<
    Shape,
    Field
  >;
  return {
    ...event,
    live: {
      message: schemaOf(type, told),
      spoken: schemaOf(type, { ...told, ...spoken }),
      receiversOf: (said: unknown) => live.to(event.schema.parse(said)),
      stale: live.stale,
      only: live.only,
    },
  };
}

/** Tells whether one of the fields has changed. */
export const differs = ({ before, after }: Change, ...names: readonly string[]): boolean =>
  names.some((name) => before?.[name] !== after[name]);
