import type * as z from 'zod';

/** A room of live messages. Its name is part of its keys in the table and of every message. */
export type Room = Readonly<{ name: string; numbered: boolean; gathered: boolean }>;

/** A room whose name only the server can find, such as the one of an order's buyer. */
export type RoomLookup = Readonly<{ lookup: string; id: string }>;

/** Receivers of a live event: rooms, or null for nobody. */
export type Receivers = readonly (Room | RoomLookup | null)[];

type RoomRules<Of> = {
  /** Schema of what the room is about; clients send it when they join. */
  of: z.ZodType<Of>;
  name: (of: Of) => string;
  /**
   * Messages carry numbers and are kept for a day, so that clients fetch those they missed. One sequence for a
   * room that many write to would serialise them, so such rooms are unnumbered and carry hints only.
   */
  numbered: boolean;
  /** Messages of one type are merged for ten seconds, because all users receive them. */
  gathered?: boolean;
};

export type RoomDefinition<Of> = ((of: Of) => Room) & { kind: string; of: z.ZodType<Of> };

/** Defines a kind of room. Who may join it is declared on the server by `roomAccess`. */
export function defineRoom<Of>(
  kind: string,
  { of: schema, name, numbered, gathered = false }: RoomRules<Of>,
): RoomDefinition<Of> {
  const room = (of: Of): Room => ({ name: name(of), numbered, gathered });
  return Object.assign(room, { kind, of: schema });
}

export type RoomLookupDefinition = ((id: string) => RoomLookup) & { lookup: string };

/** Defines a room that the server looks up by an id when a message is sent. */
export const defineRoomLookup = (lookup: string): RoomLookupDefinition =>
  Object.assign((id: string): RoomLookup => ({ lookup, id }), { lookup });
