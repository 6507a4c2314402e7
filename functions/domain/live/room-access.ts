import { can } from '#shared/contract/access.ts';
import { ownRoom, staffRoom } from '#shared/rooms/common-rooms.ts';
import type { Room, RoomDefinition, RoomLookup, RoomLookupDefinition } from '#shared/rooms/define-room.ts';
import type { Subject, SubjectKind } from '#shared/subjects/subject.ts';
import { subjectRoom } from '#shared/subjects/subject-room.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import type { Visitor } from './connections.ts';

type Decision = boolean | Promise<boolean>;
type MayJoin<Of> = (context: TableContext, visitor: Visitor, of: Of) => Decision;

/** Rule by which visitors join the rooms of one kind. */
export type RoomAccess = {
  kind: string;
  open: (context: TableContext, visitor: Visitor, of: unknown) => Promise<Room | undefined>;
};

/** Declares who may join a kind of room. Each area declares its own in `functions/workers/all-rooms.ts`. */
export const roomAccess = <Of>(room: RoomDefinition<Of>, mayJoin: MayJoin<Of>): RoomAccess => ({
  kind: room.kind,
  open: async (context, visitor, of) => {
    const parsed = room.of.safeParse(of);
    if (!parsed.success || !(await mayJoin(context, visitor, parsed.data))) return undefined;
    return room(parsed.data);
  },
});

export const isStaff = ({ role }: Pick<Visitor, 'role'>): boolean => can(role, 'admin.enter');

export const ownRoomAccess = roomAccess(ownRoom, (_, { userId }, of) => of === userId);
export const staffRoomAccess = roomAccess(staffRoom, (_, visitor) => isStaff(visitor));

/** Rules by kind of subject: who may read it may join its room. */
export type SubjectReaders = Readonly<Record<SubjectKind, MayJoin<Subject>>>;

/** Access to the rooms of content. A kind without a rule has no members, so that a forgotten one stays closed. */
export const subjectRoomAccess = (readers: SubjectReaders): RoomAccess =>
  roomAccess(subjectRoom, (context, visitor, subject) => {
    const mayRead = Object.hasOwn(readers, subject.kind) ? readers[subject.kind] : undefined;
    return mayRead?.(context, visitor, subject) ?? false;
  });

/** Finds a room that an event names by another id, such as the one of an order's buyer; null for nobody. */
export type RoomFinder = {
  lookup: string;
  find: (context: TableContext, id: string) => Promise<Room | null>;
};

export const roomFinder = ({ lookup }: RoomLookupDefinition, find: RoomFinder['find']): RoomFinder => ({
  lookup,
  find,
});

/** Room of a receiver; null for nobody. An event whose lookup has no finder is a bug. */
export async function roomOf(
  context: TableContext,
  receiver: Room | RoomLookup | null,
  finders: readonly RoomFinder[],
): Promise<Room | null> {
  if (!receiver || !('lookup' in receiver)) return receiver;
  const finder = finders.find(({ lookup }) => lookup === receiver.lookup);
  if (!finder) throw new Error(`No finder for the room ${receiver.lookup}`);
  return finder.find(context, receiver.id);
}

export type RoomRequest = { visitor: Visitor; kind: string; of?: unknown };

/** The requested room; undefined if it is closed to the visitor. */
export async function findOpenRoom(
  context: TableContext,
  { visitor, kind, of }: RoomRequest,
  accesses: readonly RoomAccess[],
): Promise<Room | undefined> {
  return accesses.find((access) => access.kind === kind)?.open(context, visitor, of);
}
