import * as z from 'zod';
import { defineEvent } from './define-event.ts';

export const mailRequested = defineEvent('mail.requested', {
  says: { mailId: z.string() },
  when: { mail: ({ before, after }) => !before && { mailId: after['id'] } },
  queues: ['mail'],
});
