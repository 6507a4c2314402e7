import { mediaOwner, settleIn } from '#functions/domain/media/media-owner.ts';
import { businessRecord } from '../records/catalogue-records.ts';
import { showPicture } from '../records/shown-picture.ts';

/** The logo of a business is shown once processed; a failed one is dropped, a replaced one ignored. */
export const businessMedia = mediaOwner({
  kind: 'business',
  settle: settleIn(businessRecord, ({ logo, logoId }, { pictureId, ready }, at) => {
    if (logoId !== pictureId) return undefined;
    if (!ready) return { to: { logoId: null } };
    const { address, writes } = showPicture({ shown: logo, pictureId }, pictureId, at);
    return { to: { logo: address }, also: writes };
  }),
});
