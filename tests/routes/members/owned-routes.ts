import type { Profile } from '#functions/domain/accounts/account.ts';
import { someCaptions } from '#tests/support/captioned-video.ts';
import { byPassword } from '#tests/support/passkeys.ts';
import { password } from '#tests/support/world.ts';
import { type Household, invoiceDraft, type owning } from './owners-things.ts';

export const callers = ['nobody', 'other', 'referrer', 'collaborator', 'owner', 'admin'] as const;
export type Caller = (typeof callers)[number];

type Things = ReturnType<typeof owning>;
type Asked = { params: Record<string, string>; query?: object; body?: unknown };
export type OwnedRoute = {
  statuses: Record<Caller, number>;
  asked: (home: Household, things: Things) => Asked | Promise<Asked>;
  /** How the account of its owner stands. */
  given?: Partial<Profile>;
  /** Said to anybody that it is done, and nothing is done for anybody but its owner. */
  isHarmless?: true;
  /** The one thing it is there to say. */
  says?: 'number';
};

const answered = (
  nobody: number,
  [other, referrer, collaborator]: [number, number, number],
  [owner, admin]: [number, number],
): Record<Caller, number> => ({ nobody, other, referrer, collaborator, owner, admin });

/** Its owner’s alone: to everybody else, admins too, it is not there. */
const own = (status = 200) => answered(401, [404, 404, 404], [status, 404]);
const admins = answered(401, [403, 403, 403], [403, 200]);
/** Staff’s, and of a kind that is not theirs. */
const nobodys = answered(401, [403, 403, 404], [403, 404]);
/** To whoever it is of, to those above, and to admins. */
const above = answered(401, [404, 200, 404], [200, 200]);
const ownOrAdmins = answered(401, [404, 404, 404], [200, 200]);
/** The public part, as far as they let others see. */
const seen = answered(401, [200, 200, 200], [200, 200]);
/** The same, and with oneself there is nothing to be done. */
const tie = answered(401, [200, 200, 200], [422, 200]);

/** Open to anybody. */
const everybodys = answered(200, [200, 200, 200], [200, 200]);
/** Its owner’s, and of those who write for the community. */
const editors = answered(401, [404, 404, 200], [200, 200]);

const papers = { status: 'pending_kyc' } as const;
const waiting = { status: 'pending_admin' } as const;

const ofOwner = ({ owner }: Household) => ({ params: { id: owner.id } });
const ofPaper = ({ paper }: Household) => ({ params: { id: paper } });
const ofProfile = ({ profile }: Household) => ({ params: { id: profile } });
const ofThing =
  (name: keyof Things, more: Partial<Omit<Asked, 'params'>> & { params?: Record<string, string> } = {}) =>
  async (home: Household, things: Things): Promise<Asked> => ({
    ...more,
    params: { id: await things[name](home), ...more.params },
  });
const ofVideo =
  (more: Partial<Omit<Asked, 'params'>> & { params?: Record<string, string> } = {}) =>
  async (home: Household, things: Things): Promise<Asked> => ({
    ...more,
    params: { playbackId: await things.video(home), ...more.params },
  });
const about =
  (body: object, more: Record<string, string> = {}) =>
  ({ owner }: Household): Asked => ({ params: { id: owner.id, ...more }, body });

const front = { side: 'front' };
const flag = { field: 'birthPlace', reason: 'incorrect' };
const link = { token: 'made-up', password };
const jobRoute: OwnedRoute = { statuses: nobodys, asked: ofThing('ownData') };

/** Every route of the members’ areas that names something of somebody’s, and what it answers to whom. */
export const ownedRoutes: Record<string, OwnedRoute> = {
  'accounts/activate-user': { statuses: answered(422, [422, 422, 422], [422, 422]), asked: about(link) },
  'accounts/activate-user-patch': {
    statuses: answered(422, [422, 422, 422], [422, 422]),
    asked: about(link),
  },
  'accounts/end-session-there': { statuses: own(), asked: ofThing('session') },
  'accounts/get-own-data-file': { statuses: own(), asked: ofThing('ownData') },
  'accounts/get-user-by-reference': {
    statuses: { ...seen, nobody: 200 },
    asked: ({ owner }) => ({ params: { id: owner.referenceId } }),
  },
  'accounts/read-own-data': { statuses: own(), asked: ofThing('ownData') },
  'accounts/remove-passkey': { statuses: own(), asked: ofThing('passkey', { body: { proof: byPassword } }) },
  'accounts/rename-passkey': { statuses: own(), asked: ofThing('passkey', { body: { name: 'Máy lạ' } }) },

  'activity/list-activity': {
    statuses: admins,
    asked: ({ owner }) => ({ params: { entity: 'user', id: owner.id } }),
  },

  'addresses/delete-address': { statuses: own(), asked: ofThing('address') },
  'addresses/get-address': { statuses: own(), asked: ofThing('address') },
  'addresses/set-default-address': { statuses: own(), asked: ofThing('address') },
  'addresses/update-address': { statuses: own(), asked: ofThing('address', { body: { street: '1 Lạ' } }) },

  'contact/answer-message': {
    statuses: admins,
    asked: ofThing('message', { body: { answer: 'Bạn vui lòng gửi lại nhé.', version: 1 } }),
  },
  'contact/close-message': {
    statuses: admins,
    asked: ofThing('message', { body: { state: 'closed', version: 1 } }),
  },
  'contact/get-message': { statuses: admins, asked: ofThing('message') },

  'identity/approve-kyc': {
    statuses: admins,
    given: papers,
    asked: async (home, things) => {
      await things.submitted(home);
      return { params: { id: home.owner.id }, body: {} };
    },
  },
  'identity/ask-about-identity': {
    statuses: admins,
    given: papers,
    asked: ofThing('submitted', { body: { flags: [flag] } }),
  },
  'identity/delete-identity': { statuses: own(), asked: ofPaper },
  'identity/get-full-number': {
    statuses: admins,
    given: papers,
    asked: ofThing('submitted'),
    says: 'number',
  },
  'identity/get-identity': { statuses: admins, given: papers, asked: ofThing('submitted') },
  'identity/get-identity-of-user': {
    statuses: admins,
    given: papers,
    asked: async (home, things) => {
      await things.submitted(home);
      return { params: { userId: home.owner.id } };
    },
  },
  'identity/get-my-full-number': { statuses: own(), asked: ofPaper, says: 'number' },
  'identity/get-my-paper-picture': { statuses: own(), asked: ofThing('picture', { params: front }) },
  'identity/get-paper-picture': {
    statuses: admins,
    given: papers,
    asked: ofThing('submitted', { params: front }),
  },
  'identity/keep-paper-picture': {
    statuses: own(),
    asked: async (home, things) => ({
      params: { id: home.paper, ...front },
      body: { uploadId: await things.sentPicture(home) },
    }),
  },
  'identity/list-my-looks': { statuses: own(), asked: ofPaper },
  'identity/remove-paper-picture': { statuses: own(), asked: ofThing('picture', { params: front }) },
  'identity/request-kyc-change': {
    statuses: admins,
    given: papers,
    asked: async (home, things) => {
      const flags = [{ ...flag, paperId: await things.submitted(home) }];
      return { params: { id: home.owner.id }, body: { flags } };
    },
  },
  'identity/send-paper-picture': {
    statuses: own(201),
    asked: (home) => ({ ...ofPaper(home), body: { size: 30, mimeType: 'image/png' } }),
  },
  'identity/set-primary-identity': { statuses: own(), asked: ofPaper },
  'identity/update-identity': {
    statuses: own(),
    asked: (home) => ({ ...ofPaper(home), body: { issuePlace: 'Hà Nội' } }),
  },

  'invoice-profiles/delete-invoice-profile': { statuses: own(), asked: ofProfile },
  'invoice-profiles/get-invoice-profile': { statuses: own(), asked: ofProfile },
  'invoice-profiles/set-default-invoice-profile': { statuses: own(), asked: ofProfile },
  'invoice-profiles/update-invoice-profile': {
    statuses: own(),
    asked: (home) => ({ ...ofProfile(home), body: invoiceDraft }),
  },

  'jobs/get-job': jobRoute,
  'jobs/get-job-file': jobRoute,
  'jobs/list-job-rows': jobRoute,
  'jobs/resume-job': jobRoute,
  'jobs/stop-job': jobRoute,
  'jobs/take-back-job': jobRoute,

  'live/list-room-events': {
    // Staff work on it.
    statuses: answered(401, [404, 404, 200], [200, 200]),
    asked: async (home, things) => ({
      params: { room: 'order' },
      query: { orderId: await things.order(home) },
    }),
  },

  'members/block-member': { statuses: tie, asked: ofOwner },
  'members/follow': { statuses: tie, asked: ofOwner },
  'members/get-user': { statuses: seen, asked: ofOwner },
  'members/get-user-profile': { statuses: seen, asked: ofOwner },
  'members/list-followers': { statuses: seen, asked: ofOwner },
  'members/list-following': { statuses: seen, asked: ofOwner },
  'members/mute-member': { statuses: tie, asked: ofOwner },
  'members/unblock-member': { statuses: seen, asked: ofOwner },
  'members/unfollow': { statuses: seen, asked: ofOwner },
  'members/unmute-member': { statuses: seen, asked: ofOwner },
  'members/update-profile': { statuses: ownOrAdmins, asked: about({ bio: 'Của tôi' }) },
  'members/update-user': { statuses: ownOrAdmins, asked: about({ bio: 'Của tôi' }) },
  'members/update-users-config': { statuses: ownOrAdmins, asked: about({ value: { theme: 'dark' } }) },

  'notifications/list-notified-people': { statuses: own(), asked: ofThing('notification') },
  'notifications/read-notification': { statuses: own(), asked: ofThing('notification') },
  'notifications/remove-push-device': { statuses: seen, asked: ofThing('device'), isHarmless: true },
  'notifications/test-push-device': { statuses: own(), asked: ofThing('device') },

  'people/act-on-privacy': {
    statuses: admins,
    asked: ofThing('privacy', { body: { act: 'receive', version: 1 } }),
  },
  'people/change-person': { statuses: admins, asked: about({ role: 'collaborator' }) },
  'people/claim-person': { statuses: admins, given: waiting, asked: ofOwner },
  'people/decide-person': {
    statuses: admins,
    asked: about({ reason: 'Vi phạm quy định' }, { action: 'lock' }),
  },
  'people/decide-user': { statuses: admins, given: waiting, asked: about({}, { action: 'approve' }) },
  'people/get-person': { statuses: admins, asked: ofOwner },
  'people/release-person': { statuses: admins, given: waiting, asked: ofOwner },

  'referrals/answer-referrer': {
    // Whoever was named, and nobody for them.
    statuses: answered(401, [403, 200, 403], [403, 403]),
    asked: ({ owner, referrer }) => ({
      params: { id: owner.id, referrerId: referrer.id, action: 'confirm' },
      body: {},
    }),
  },
  'referrals/decide-reward': {
    statuses: admins,
    asked: ofThing('reward', { body: { decision: 'release', note: '', version: 1 } }),
  },
  'referrals/get-branches': { statuses: above, asked: ofOwner },
  'referrals/list-direct-referrals': { statuses: above, asked: ofOwner },
  'referrals/list-indirect-referrals': { statuses: above, asked: ofOwner },
  'referrals/list-referral-users': { statuses: above, asked: ofOwner },
  'referrals/open-referral': { statuses: above, asked: ofOwner },

  'uploads/finish-upload': {
    statuses: own(),
    asked: ofThing('upload', { params: { kind: 'avatarImages' } }),
  },
  'uploads/give-up-upload': {
    statuses: own(),
    asked: ofThing('upload', { params: { kind: 'avatarImages' } }),
  },
  'uploads/sign-upload-parts': {
    statuses: own(),
    asked: ofThing('uploadInParts', { params: { kind: 'lessonVideos' }, body: { numbers: [1] } }),
  },
  'uploads/get-video': { statuses: everybodys, asked: ofVideo() },
  'uploads/get-captions': { statuses: editors, asked: ofVideo({ params: { language: 'vi' } }) },
  'uploads/put-captions': {
    statuses: editors,
    asked: ofVideo({ params: { language: 'vi' }, body: { text: someCaptions } }),
  },
  'uploads/delete-captions': { statuses: editors, asked: ofVideo({ params: { language: 'vi' } }) },
  // Editors may change the video, but only take a picture of their own.
  'uploads/put-still': {
    statuses: own(),
    asked: async (home, things) => ({
      ...(await ofVideo()(home, things)),
      body: { pictureId: await things.still(home) },
    }),
  },
  'uploads/get-upload': { statuses: own(), asked: ofThing('upload', { params: { kind: 'avatarImages' } }) },
};
