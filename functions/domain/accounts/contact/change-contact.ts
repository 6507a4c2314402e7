import * as z from 'zod';
import type { ContactKind } from '#shared/accounts/contact.contract.ts';
import type { FreshProof } from '#shared/accounts/proof.ts';
import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import { secondsAfter, secondsOf } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { clearSuppression } from '#functions/domain/mail/suppression.ts';
import { happened } from '../member-log/member-log.ts';
import { addressedName, Claim, neverExpires, type Profile, profileRecord } from '../account.ts';
import { accountKeys } from '../account-keys.ts';
import { getAccount } from '../find-account.ts';
import { takeCode } from '../take-code.ts';
import { requireProof } from '../sign-in/reauthenticate.ts';
import { linkSeconds, newLink } from '../link.ts';
import { sendRateLimited } from '../rate-limited-mail.ts';
import { discardLapsed, isFree } from '../registration/register.ts';
import type { CodeSender } from './send-code.ts';

export const codeSeconds = 10 * 60;

const ContactRequest = z.object({ to: z.string(), codeId: z.string(), tries: z.int() });

const takenBy = { email: 'EMAIL_EXISTS', phone: 'PHONE_EXISTS' } as const;

export const contactOf = (profile: Profile, kind: ContactKind): string =>
  kind === 'email' ? profile.email : profile.phoneNumber;

/** Changes the profile once the member has proven that the new address or number is theirs. */
export const contactChange = (kind: ContactKind, to: string, at: Date): Partial<Profile> => ({
  ...(kind === 'email'
    ? { email: to, emailVerifiedAt: at.toISOString() }
    : { phoneNumber: to, phoneVerifiedAt: at.toISOString() }),
  updatedAt: at.toISOString(),
});

async function requireFree(context: Context, kind: ContactKind, to: string, userId: string): Promise<void> {
  if (kind === 'email') await discardLapsed(context, to);
  const claim = await context.table.get(accountKeys[kind](to), Claim);
  const isHeld = claim && (claim.heldUntil ?? neverExpires) > secondsOf(context.now());
  // Members may take back what was theirs until just now.
  if (isHeld && !(claim.userId === userId && claim.isFormer)) throw new AppError(takenBy[kind]);
}

type ChangeRequest = { userId: string; kind: ContactKind; to: string; proof: FreshProof };

/** Sends a code to the new address or number. A new request replaces the pending one. */
export async function askContactChange(
  context: Context,
  sender: CodeSender,
  { userId, kind, to, proof }: ChangeRequest,
): Promise<void> {
  const account = await requireProof(context, userId, proof);
  await requireFree(context, kind, to, userId);
  const at = context.now();
  const codeId = newId(at.getTime());
  const pending = put({
    ...accountKeys.contactChange(userId, kind),
    entity: 'contact-change',
    to,
    codeId,
    tries: 0,
    expiresAt: secondsAfter(at, codeSeconds),
  });
  const asked = { profile: account.profile, to, codeId };
  const mail = [pending, ...sender.writes(asked)];
  await sendRateLimited(context, account, { kind: 'otpSentAt', mail, tooSoon: 'RESEND_TOO_SOON' });
  if (!sender.deliver || (await sender.deliver(asked))) return;
  await context.table.write([
    remove(accountKeys.contactChange(userId, kind), { when: { codeId }, refusal: 'another was sent' }),
  ]);
  throw new AppError('PHONE_CODES_OFF');
}

type ContactMove = { userId: string; kind: ContactKind; from: string; to: string; at: Date };

/** Claims the new address or number. The old one stays reserved until the change cannot be undone. */
const claimsMoved = (
  { userId, kind, from, to, at }: ContactMove,
  isTheirs: boolean,
): Operation<'taken'>[] => [
  put(
    { ...accountKeys[kind](to), entity: 'claim', userId, heldUntil: neverExpires },
    { when: isTheirs ? { userId } : isFree(at), refusal: 'taken' },
  ),
  put(
    {
      ...accountKeys[kind](from),
      entity: 'claim',
      userId,
      heldUntil: secondsAfter(at, linkSeconds['undo-change']),
      isFormer: true,
    },
    { when: { userId }, refusal: 'taken' },
  ),
];

/** Mails the old address. Its reader can undo the change for three days. */
function undoMail(profile: Profile, { kind, from, to, at }: ContactMove): Operation[] {
  const change = { kind, from, to, at: at.toISOString() };
  const link = newLink('undo-change', { userId: profile.id, at, change });
  return [
    link.operation,
    requestMail({
      to: profile.email,
      language: profile.language,
      content: {
        template: 'contact-changed',
        fullName: addressedName(profile),
        kind,
        to,
        linkId: link.linkId,
      },
    }),
  ];
}

export async function confirmContactChange(
  context: Context,
  { userId, kind, code }: { userId: string; kind: ContactKind; code: string },
): Promise<void> {
  const { table, now } = context;
  const { to, codeId } = await takeCode(
    context,
    accountKeys.contactChange(userId, kind),
    ContactRequest,
    code,
  );
  const [account, claim] = await Promise.all([
    getAccount(context, userId),
    table.get(accountKeys[kind](to), Claim),
  ]);
  const { profile } = account;
  const at = now();
  const moved = { userId, kind, from: contactOf(profile, kind), to, at };
  const change = contactChange(kind, to, at);
  const refusal = await table.write([
    remove(accountKeys.contactChange(userId, kind), { when: { codeId }, refusal: 'used' }),
    ...claimsMoved(moved, claim?.userId === userId),
    ...profileRecord.replace(profile, change).writes,
    ...(kind === 'email'
      ? [...happened('USER_EMAIL_VERIFIED', { ...profile, ...change }, at), clearSuppression(to, at)]
      : []),
    ...undoMail(profile, moved),
  ]);
  if (refusal === 'taken') throw new AppError(takenBy[kind]);
  if (refusal) throw new AppError(refusal === 'used' ? 'INVALID_OTP' : 'STALE_STATE');
}
