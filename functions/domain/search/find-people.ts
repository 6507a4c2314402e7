import type { SessionUser } from '#shared/accounts/user.ts';
import { findProfile, findUserId } from '#functions/domain/accounts/find-account.ts';
import { searchUsers } from '#functions/domain/accounts/listing/list-users.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Source } from './source.ts';

type PersonFacts = Pick<SessionUser, 'id' | 'fullName' | 'email' | 'phoneNumber' | 'referenceId'>;

const hitOf = ({ id, fullName, email, phoneNumber, referenceId }: PersonFacts, exact: boolean) => ({
  id,
  title: fullName,
  hint: `${phoneNumber} · ${email}`,
  code: referenceId,
  exact,
  picture: null,
});

/** Member with exactly this address, number or code. */
async function findMeant(context: Context, text: string): Promise<PersonFacts | undefined> {
  const userId = await findUserId(context, text);
  return userId === undefined ? undefined : findProfile(context, userId);
}

export const findPeople: Source = async (context, text, most) => {
  const [meant, likely] = await Promise.all([findMeant(context, text), searchUsers(text, most)]);
  const others = likely.filter(({ id }) => id !== meant?.id);
  return [...(meant ? [hitOf(meant, true)] : []), ...others.map((user) => hitOf(user, false))];
};
