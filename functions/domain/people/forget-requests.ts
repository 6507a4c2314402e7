import { isOpenRequest } from '#shared/people/privacy-choices.ts';
import type { StaffPrivacyRequest } from '#shared/people/privacy.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { listOwnPrivacy } from './ask-privacy.ts';
import { privacyRecord } from './privacy-record.ts';

/** That they asked, and when they were answered, has to be shown to whoever asks the shop; in which words has not. */
function wordless({ state, answer, answeredAt }: StaffPrivacyRequest, at: string) {
  const ended = isOpenRequest(state);
  return {
    text: '',
    extendedFor: null,
    // With their account all has gone that they could ask about.
    state: ended ? ('answered' as const) : state,
    answer: ended || answer ? '' : answer,
    answeredAt: ended ? at : answeredAt,
  };
}

/** What somebody who left once asked about their data stays without its words, and nothing of it waits for staff. */
export async function forgetRequests(context: Context, userId: string): Promise<void> {
  const { table, now } = context;
  for (const { id } of await listOwnPrivacy(context, userId))
    await privacyRecord.change(
      table,
      () => privacyRecord.find(table, { id }),
      (before) => {
        if (before.text === '' && !isOpenRequest(before.state)) return undefined;
        const at = now().toISOString();
        return privacyRecord.replace(before, { ...wordless(before, at), updatedAt: at });
      },
    );
}
