import { addPasskey, beginPasskey, beginProof, type Passkey } from '#shared/accounts/passkeys.contract.ts';
import type { FreshProof } from '#shared/accounts/proof.ts';
import { aPasskey } from './authenticator.ts';
import { type Member, password, type World } from './world.ts';

type Held = { key: ReturnType<typeof aPasskey>; passkey: Passkey };

export const byPassword: FreshProof = { by: 'password', password };

/** Origin and relying party id of this world, for passkeys. */
export const siteOf = ({ url }: World) => ({
  origin: url.replace('127.0.0.1', 'localhost'),
  rpId: 'localhost',
});

/** Registers a new passkey for a member, as their browser would. */
export async function addKey(
  world: World,
  { accessToken: token }: Pick<Member, 'accessToken'>,
  proof: FreshProof = byPassword,
  kind?: Parameters<typeof aPasskey>[1],
): Promise<Held> {
  const key = aPasskey(siteOf(world), kind);
  const { body } = await world.send(beginPasskey, { token, body: { proof } });
  const made = await world.send(addPasskey, { token, body: key.register(body.challenge) });
  if (made.status !== 201) throw new Error(`No passkey: ${made.failure.code}`);
  return { key, passkey: made.body };
}

/** New proof by one of the member's passkeys. */
export async function byKey(
  world: World,
  { accessToken: token }: Pick<Member, 'accessToken'>,
  { key }: Pick<Held, 'key'>,
): Promise<FreshProof> {
  const { body } = await world.send(beginProof, { token });
  return { by: 'passkey', assertion: key.answer(body.challenge) };
}
