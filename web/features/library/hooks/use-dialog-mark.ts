import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnDocumentItem } from '#shared/library/document.ts';
import { useSignInOffer } from '#web/platform/session/use-sign-in-offer.ts';
import { changeDocument, staleListsOfMark } from '../api/document-cache.ts';
import { type DocumentMark, documentMarks } from '../api/document-marks.ts';

/** Returns the button of a mark in the dialog: it turns once the server has answered, and says nothing of a failure. */
export function useDialogMark(document: OwnDocumentItem, mark: DocumentMark) {
  const { t } = useTranslation('library');
  const client = useQueryClient();
  const isMember = useSignInOffer(t('guest.action'));
  const [isBusy, setBusy] = useState(false);
  const { field, send } = documentMarks[mark];
  const press = async () => {
    if (isBusy || !isMember()) return;
    setBusy(true);
    try {
      const on = await send(document.id, !document[field]);
      changeDocument(client, document.id, () => ({ [field]: on }));
      staleListsOfMark(client, mark);
    } catch {
      // The button that stays as it was is all that the specification shows of a failure here.
    } finally {
      setBusy(false);
    }
  };
  return { isOn: document[field], isBusy, press: () => void press() };
}
