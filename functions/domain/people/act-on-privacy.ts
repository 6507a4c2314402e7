import { AppError } from '#shared/contract/errors.ts';
import { fieldMessage } from '#shared/messages/field-messages.ts';
import { isOpenRequest, type PrivacyAct } from '#shared/people/privacy-choices.ts';
import { extendedDays } from '#shared/people/privacy-clocks.ts';
import type { StaffPrivacyRequest, StaffPrivacyRow } from '#shared/people/privacy.contract.ts';
import type { Language } from '#shared/values/language.ts';
import { addressedName } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { readPolicy } from '#functions/domain/settings/account-policy.ts';
import { privacyRecord } from './privacy-record.ts';
import { toPrivacyRows } from './privacy-rows.ts';

type Act = { id: string; act: PrivacyAct; text?: string | undefined; version: number; language: Language };
type Step = { change: Partial<StaffPrivacyRequest>; template: PrivacyTemplate };
type PrivacyTemplate = 'privacy-received' | 'privacy-extended' | 'privacy-answered' | 'privacy-refused';

/** Computes the next state of a privacy request; an act that does not fit its state is refused. */
function stepOf(request: StaffPrivacyRequest, { act, text = '' }: Act, at: string, holidays: string[]): Step {
  const { state, kind, extendedFor, receivedAt } = request;
  const received = { receivedAt: receivedAt ?? at };
  if (!isOpenRequest(state)) throw new AppError('PRIVACY_REQUEST_STATE');
  switch (act) {
    case 'receive':
      if (state !== 'asked') throw new AppError('PRIVACY_REQUEST_STATE');
      return { change: { state: 'received', ...received }, template: 'privacy-received' };
    case 'extend':
      // The deadline is extended once only, and the person is told why.
      if (extendedFor !== null) throw new AppError('PRIVACY_REQUEST_STATE');
      return {
        change: {
          state: 'received',
          ...received,
          extendedFor: text,
          ...extendedDays(kind, request, holidays),
        },
        template: 'privacy-extended',
      };
    case 'answer':
      return {
        change: { state: 'answered', ...received, answer: text, answeredAt: at },
        template: 'privacy-answered',
      };
    case 'refuse':
      return {
        change: { state: 'refused', ...received, answer: text, answeredAt: at },
        template: 'privacy-refused',
      };
  }
}

/** Moves a privacy request on with a version check, in one transaction with the mail about it. */
export async function actOnPrivacy(context: Context, asked: Act): Promise<StaffPrivacyRow> {
  const { table, now } = context;
  const { id, act, text = '', version, language } = asked;
  if (act !== 'receive' && text === '')
    throw new AppError('BAD_REQUEST', {
      errors: [{ path: 'text', message: fieldMessage('required', language) }],
    });
  const request = await privacyRecord.get(table, { id });
  if (request.version !== version) throw new AppError('STALE_STATE');
  const at = now().toISOString();
  const { holidays } = await readPolicy(table);
  const { change, template } = stepOf(request, asked, at, holidays);
  const { after, writes } = privacyRecord.replace(request, { ...change, updatedAt: at });
  const profile = await findProfile(context, request.userId);
  const mail: Operation[] = profile
    ? [
        requestMail({
          to: profile.email,
          language: profile.language,
          content: { template, fullName: addressedName(profile), kind: after.kind, text, dueOn: after.dueOn },
        }),
      ]
    : [];
  await writeOrThrow(table, [...writes, ...mail]);
  const [row] = await toPrivacyRows(context, [after]);
  if (!row) throw new Error('One row became none');
  return row;
}
