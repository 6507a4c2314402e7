import type { ReactNode } from 'react';
import type { DocumentDetail } from '#shared/library/document.ts';

export type Uploader = NonNullable<DocumentDetail['uploader']>;

/** Parts of the dialog that other features show. */
export type DocumentSlots = {
  comments: (document: DocumentDetail) => ReactNode;
  /** Profile of the uploader, in a dialog. */
  profile: (uploader: Uploader, onClose: () => void) => ReactNode;
  /** Button that keeps the document on this device; shown where the document allows it. */
  offlineButton?: ((document: DocumentDetail) => ReactNode) | undefined;
};
