import * as identity from '#shared/identity/index.ts';
import { listAccesses, numberForStaff, ownNumber } from '#functions/domain/identity/access-log.ts';
import { addPaper } from '#functions/domain/identity/add-paper.ts';
import * as confirming from '#functions/domain/identity/confirm-phone.ts';
import { approve, askAboutPaper, askForChange } from '#functions/domain/identity/decide.ts';
import { deletePaper, setPrimary } from '#functions/domain/identity/manage-papers.ts';
import {
  keepPicture,
  ownPicture,
  pictureForStaff,
  placeForPicture,
  removePicture,
  removePicturesOf,
} from '#functions/domain/identity/paper-pictures.ts';
import * as reading from '#functions/domain/identity/read-wallet.ts';
import * as requesting from '#functions/domain/identity/request-phone-code.ts';
import { paperForStaff, reviewOf } from '#functions/domain/identity/review.ts';
import { updatePaper } from '#functions/domain/identity/save-paper.ts';
import * as searching from '#functions/domain/identity/search-identities.ts';
import { standingOf } from '#functions/domain/identity/standing.ts';
import { submitPapers } from '#functions/domain/identity/submit.ts';
import * as withdrawing from '#functions/domain/identity/withdraw.ts';
import { mediaBucket } from '#functions/domain/media/media-bucket.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const approveKyc = httpRoute(
  identity.approveKyc,
  async ({ actor, params: { id }, body, table, now }) => {
    const { note = '', version } = body ?? {};
    await approve({ table, now }, { staffId: actor.userId, userId: id, version, note });
    return reviewOf({ table, now }, id);
  },
);

export const askAboutIdentity = httpRoute(
  identity.askAboutIdentity,
  async ({ actor, params: { id }, body, table, now }) => {
    const { flags, note: reason, version } = body;
    const asked = { id, staffId: actor.userId, version, reason, flags };
    return reviewOf({ table, now }, await askAboutPaper({ table, now }, asked));
  },
);

export const confirmPhone = httpRoute(
  identity.confirmPhone,
  ({ actor: { userId }, body: { code }, table, now }) =>
    confirming.confirmPhone({ table, now }, { userId, code }),
);

export const createIdentity = httpRoute(
  identity.createIdentity,
  ({ actor: { userId }, body, language, table, now }) =>
    addPaper({ table, now }, { ...body, userId, language }),
);

export const deleteIdentity = httpRoute(
  identity.deleteIdentity,
  async ({ actor: { userId }, params: { id }, table, now }) => {
    const gone = await deletePaper({ table, now }, { userId, id });
    await removePicturesOf({ bucket: mediaBucket() }, userId, gone);
    return { success: true };
  },
);

export const getFullNumber = httpRoute(identity.getFullNumber, ({ actor, params: { id }, table, now }) =>
  numberForStaff({ table, now }, { id, staffId: actor.userId }),
);

export const getIdentityOfUser = httpRoute(identity.getIdentityOfUser, ({ params: { userId }, table, now }) =>
  reviewOf({ table, now }, userId),
);

export const getIdentity = httpRoute(identity.getIdentity, ({ params: { id }, table, now }) =>
  paperForStaff({ table, now }, id),
);

export const getMyFullNumber = httpRoute(
  identity.getMyFullNumber,
  ({ actor: { userId }, params: { id }, table, now }) => ownNumber({ table, now }, { userId, id }),
);

export const getMyPaperPicture = httpRoute(
  identity.getMyPaperPicture,
  ({ actor: { userId }, params, table, now }) =>
    ownPicture({ table, now, bucket: mediaBucket() }, { userId, ...params }),
);

export const getMyStanding = httpRoute(identity.getMyStanding, ({ actor, table, now }) =>
  standingOf({ table, now }, actor.userId),
);

export const getPaperPicture = httpRoute(identity.getPaperPicture, ({ actor, params, table, now }) =>
  pictureForStaff({ table, now, bucket: mediaBucket() }, { ...params, staffId: actor.userId }),
);

export const keepPaperPicture = httpRoute(
  identity.keepPaperPicture,
  ({ actor: { userId }, params, body, table, now }) =>
    keepPicture({ table, now, bucket: mediaBucket() }, { userId, ...params, ...body }),
);

export const listConsents = httpRoute(identity.listConsents, ({ actor, table, now }) =>
  reading.listConsents({ table, now }, actor.userId),
);

export const listMyIdentities = httpRoute(identity.listMyIdentities, ({ actor, table, now }) =>
  reading.listMyIdentities({ table, now }, actor.userId),
);

export const listMyLooks = httpRoute(
  identity.listMyLooks,
  ({ actor: { userId }, params: { id }, table, now }) => listAccesses({ table, now }, { userId, id }),
);

export const removePaperPicture = httpRoute(
  identity.removePaperPicture,
  ({ actor: { userId }, params, table, now }) =>
    removePicture({ table, now, bucket: mediaBucket() }, { userId, ...params }),
);

export const requestKycChange = httpRoute(
  identity.requestKycChange,
  async ({ actor, params: { id }, body, table, now }) => {
    await askForChange({ table, now }, { staffId: actor.userId, userId: id, version: body.version, ...body });
    return reviewOf({ table, now }, id);
  },
);

export const requestPhoneCode = httpRoute(
  identity.requestPhoneCode,
  ({ actor: { userId }, body: { channel }, language, table, now }) =>
    requesting.requestPhoneCode({ table, now }, { userId, channel, language }),
);

export const searchIdentities = httpRoute(identity.searchIdentities, ({ query }) =>
  searching.searchIdentities(query),
);

export const sendPaperPicture = httpRoute(
  identity.sendPaperPicture,
  ({ actor: { userId }, params: { id }, body, table, now }) =>
    placeForPicture({ table, now, bucket: mediaBucket() }, { userId, id, ...body }),
);

export const setPrimaryIdentity = httpRoute(
  identity.setPrimaryIdentity,
  ({ actor: { userId }, params: { id }, table, now }) => setPrimary({ table, now }, { userId, id }),
);

export const submitIdentity = httpRoute(identity.submitIdentity, ({ actor: { userId }, body, table, now }) =>
  submitPapers({ table, now }, { ...body, userId }),
);

export const updateIdentity = httpRoute(
  identity.updateIdentity,
  ({ actor: { userId }, params: { id }, body, language, table, now }) =>
    updatePaper({ table, now }, { userId, language, id, change: body }),
);

export const withdrawConsent = httpRoute(
  identity.withdrawConsent,
  async ({ actor: { userId }, table, now }) => {
    const gone = await withdrawing.withdrawConsent({ table, now }, userId);
    await removePicturesOf({ bucket: mediaBucket() }, userId, gone);
    return { success: true };
  },
);
