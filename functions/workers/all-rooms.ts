import {
  ownRoomAccess,
  type RoomAccess,
  type RoomFinder,
  staffRoomAccess,
  subjectRoomAccess,
} from '#functions/domain/live/room-access.ts';
import { readersOf } from '#functions/domain/audience/readers-of.ts';
import { buyerRoomFinder, orderRoomAccess } from '#functions/domain/orders/reading/order-room-access.ts';
import { subjects } from './all-subjects.ts';

/** Who may join which room, one line per kind of room. Rooms of content: one entry per kind of subject. */
export const roomAccesses: readonly RoomAccess[] = [
  ownRoomAccess,
  staffRoomAccess,
  orderRoomAccess,
  subjectRoomAccess(Object.fromEntries(subjects.map((subject) => [subject.kind, readersOf(subject)]))),
];

/** How rooms are found that events name by another id. */
export const roomFinders: readonly RoomFinder[] = [buyerRoomFinder];
