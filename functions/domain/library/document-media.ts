import { mediaOwner, settleIn } from '#functions/domain/media/media-owner.ts';
import { documentRecord } from './document-record.ts';
import { documentKind } from './library-keys.ts';

/** Picture and attached files of documents. A file that is refused for its content is attached no longer. */
export const documentMedia = mediaOwner({
  kind: documentKind,
  settle: settleIn(documentRecord, ({ attachments }, { pictureId, ready }) => ({
    to: ready ? {} : { attachments: attachments.filter(({ id }) => id !== pictureId) },
  })),
});
