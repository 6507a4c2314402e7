import { isOpenRequest } from '#shared/people/privacy-choices.ts';
import type { StaffPrivacyRequest } from '#shared/people/privacy.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { listOwnPrivacy } from './ask-privacy.ts';
import { privacyRecord } from './privacy-record.ts';

/** Removes a privacy request's words: the shop must prove that it was made and answered, not its text. */
function wordless({ state, answer, answeredAt }: StaffPrivacyRequest, at: string) {
  const ended = isOpenRequest(state);
  return {
    text: '',
    extendedFor: null,
    // The data it could ask about was deleted with the account, so the request counts as answered.
    state: ended ? ('answered' as const) : state,
    answer: ended || answer ? '' : answer,
    answeredAt: ended ? at : answeredAt,
  };
}

/** Closes the privacy requests of a member who left and removes their words, so that none waits for staff. */
export async function forgetRequests(context: Context, userId: string): Promise<void> {
  const { table, now } = context;
  for (const { id } of await listOwnPrivacy(context, userId))
    await privacyRecord.change(table, { id }, (before) => {
      if (before.text === '' && !isOpenRequest(before.state)) return undefined;
      const at = now().toISOString();
      return privacyRecord.replace(before, { ...wordless(before, at), updatedAt: at });
    });
}
