import type { ContactKind } from '#shared/accounts/contact.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { maskEmail, maskPhone } from '#shared/values/mask.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { put, remove, update } from '#functions/platform/table/table-operations.ts';
import { Claim, neverExpires, profileRecord } from '../account.ts';
import { accountKeys } from '../account-keys.ts';
import { accountNote } from '../account-note.ts';
import { type Account, findAccount } from '../find-account.ts';
import { findLink } from '../find-link.ts';
import { type Link, spendLink } from '../link.ts';
import { passkeysOf } from '../passkeys/passkey-record.ts';
import { sessionsEnded } from '../sessions/revocations.ts';
import { contactChange, contactOf } from './change-contact.ts';

type UndoableChange = { link: Link; change: NonNullable<Link['change']>; account: Account };

async function findUndoable(context: Context, token: string): Promise<UndoableChange> {
  const link = await findLink(context, { purpose: 'undo-change', token });
  const account = link?.change && link.usedAt === undefined && (await findAccount(context, link.userId));
  if (!account || !link.change) throw new AppError('UNDO_LINK_INVALID');
  return { link, change: link.change, account };
}

const masked = (kind: ContactKind, text: string): string =>
  kind === 'email' ? maskEmail(text) : maskPhone(text);

export async function checkContactChange(context: Context, token: string) {
  const { change } = await findUndoable(context, token);
  const { kind, from, to, at } = change;
  return { kind, from: masked(kind, from), to: masked(kind, to), at };
}

/**
 * Undoes a change of address or number that somebody else made. The old contact is restored, all sessions end,
 * the password becomes void and passkeys added since the change are removed. The owner then has a mail sent to
 * choose a new password.
 */
export async function undoContactChange(context: Context, token: string): Promise<void> {
  const { table, now } = context;
  const { link, change, account } = await findUndoable(context, token);
  const { profile } = account;
  const { kind, from } = change;
  const at = now();
  const current = contactOf(profile, kind);
  const before = await table.get(accountKeys[kind](from), Claim);
  // If another account holds the old contact by now, its reservation has expired, and so has the link.
  if (before && before.userId !== profile.id) throw new AppError('UNDO_LINK_INVALID');
  const keysSince = (await passkeysOf(context, profile.id)).filter(({ createdAt }) => createdAt > change.at);
  const restored = { ...profile, ...contactChange(kind, from, at) };
  const refusal = await table.write([
    spendLink(link, at, 'used'),
    put(
      { ...accountKeys[kind](from), entity: 'claim', userId: profile.id, heldUntil: neverExpires },
      { when: before ? { userId: profile.id } : { pk: { missing: true } }, refusal: 'taken' },
    ),
    ...(current === from
      ? []
      : [remove(accountKeys[kind](current), { when: { userId: profile.id }, refusal: 'taken' as const })]),
    ...profileRecord.replace(profile, contactChange(kind, from, at)).writes,
    update(accountKeys.credentials(profile.id), {
      set: { sessionsFrom: at.toISOString() },
      remove: ['passwordHash', 'keptSession', 'isPasswordless', 'resetSentAt'],
    }),
    ...keysSince.flatMap(({ id }) => [
      remove(accountKeys.passkey(profile.id, id)),
      remove(accountKeys.passkeyClaim(id)),
    ]),
    remove(accountKeys.otp(profile.id)),
    sessionsEnded(profile.id, { at }),
    accountNote(restored, 'contact-undone'),
  ]);
  if (refusal) throw new AppError(refusal === 'state' ? 'STALE_STATE' : 'UNDO_LINK_INVALID');
}
