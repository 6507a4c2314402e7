import { defineRoom } from '../rooms/define-room.ts';
import { Subject, subjectText } from './subject.ts';

/**
 * Room of content that is on screen. Sockets join while it is shown. It is unnumbered: clients that were away
 * fetch what they missed from the content's own list.
 */
export const subjectRoom = defineRoom('subject', {
  of: Subject,
  name: (subject) => `subject#${subjectText(subject)}`,
  numbered: false,
});
