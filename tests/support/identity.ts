import { consentVersion } from '#shared/identity/consent.ts';
import {
  approveKyc,
  confirmPhone,
  createIdentity,
  getIdentityOfUser,
  requestPhoneCode,
  submitIdentity,
} from '#shared/identity/index.ts';
import type { Member, World } from './world.ts';

let numbers = 0;
/** Valid ID number of a woman born in Hà Nội in 1992, unique in the run. */
export const freshNumber = (): string =>
  `001192${String((Date.now() % 10_000) * 100 + ((numbers += 1) % 100)).padStart(6, '0')}`;

export const aPaper = (given: Record<string, unknown> = {}) => ({
  kind: 'cccd' as const,
  number: freshNumber(),
  fullName: 'Nguyễn Thị Thu Hà',
  dob: '1992-03-14',
  gender: 'female' as const,
  birthPlace: '001',
  issueDate: '2021-08-22',
  expiryDate: '2032-03-14',
  issuePlace: 'Cục Cảnh sát QLHC về TTXH',
  ...given,
});

type Message = { to: string; text: string; channel: string };

/** Steps of a member's identity check, and those of staff. */
export function proving(world: World) {
  const messagesTo = async (phone: string): Promise<Message[]> =>
    (await (await fetch(`${world.url}/dev/sms/messages.json?to=${phone}`)).json()) as Message[];

  const codeTo = async (phone: string): Promise<string> =>
    /\d{6}/.exec((await messagesTo(phone))[0]?.text ?? '')?.[0] ?? '';

  async function confirm({ accessToken: token, phoneNumber }: Member) {
    await world.send(requestPhoneCode, { token, body: {} });
    return world.send(confirmPhone, { token, body: { code: await codeTo(phoneNumber) } });
  }

  const put = ({ accessToken: token }: Member, paper: object = {}) =>
    world.send(createIdentity, { token, body: aPaper(paper as never) });

  const submit = ({ accessToken: token }: Member) =>
    world.send(submitIdentity, { token, body: { consent: consentVersion } });

  /** Member with a confirmed phone who sent one paper. */
  async function sent(paper: object = {}, given: Parameters<World['aMember']>[0] = {}) {
    const member = await world.aMember({ status: 'pending_kyc', fullName: 'Nguyễn Thị Thu Hà', ...given });
    await confirm(member);
    const { body } = await put(member, paper);
    await submit(member);
    return { member, paper: body };
  }

  const review = (admin: Member, userId: string) =>
    world.send(getIdentityOfUser, { token: admin.accessToken, params: { userId } });

  const approve = (admin: Member, id: string, version?: number) =>
    world.send(approveKyc, {
      token: admin.accessToken,
      params: { id },
      body: { ...(version !== undefined && { version }) },
    });

  return { messagesTo, codeTo, confirm, put, submit, sent, review, approve };
}
