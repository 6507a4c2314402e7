import type * as z from 'zod';
import { sendMessage } from '#shared/contact/index.ts';
import { call } from '#web/platform/api/call.ts';

type Draft = Omit<z.output<typeof sendMessage.body>, 'clientRequestId'>;

/** Sends a message to the site's operators; a repeat with the same key is the same message. */
export const writeMessage = (draft: Draft, clientRequestId: string) =>
  call(sendMessage, { body: { ...draft, clientRequestId } });
