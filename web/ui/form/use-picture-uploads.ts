import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { isOwnPicture } from '#shared/values/rich-text-rules.ts';
import { reasonOf } from '../../platform/api/api-error.ts';
import { addPlace, removePlace } from './rich-text-pending.ts';

export type UploadedPicture = { url: string; width?: number; height?: number };
export type UploadPicture = (file: File) => Promise<UploadedPicture>;

/** A picture on its way. `frame` is the element in the text into which its state is drawn. */
export type PendingPicture = {
  id: string;
  file: File;
  frame: HTMLElement;
  state: 'sending' | 'failed';
  reason?: string | undefined;
};

/** Uploads chosen, pasted and dropped pictures; each shows its place in the text until it has arrived. */
export function usePictureUploads(editor: Editor, upload: UploadPicture | undefined) {
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const forget = (id: string) => setPending((all) => all.filter((one) => one.id !== id));
  const put = (picture: PendingPicture) =>
    setPending((all) => [...all.filter(({ id }) => id !== picture.id), picture]);

  const send = async (picture: PendingPicture) => {
    if (!upload) return;
    put({ ...picture, state: 'sending', reason: undefined });
    try {
      const { url, width, height } = await upload(picture.file);
      if (isGone.current) return;
      if (!isOwnPicture(url)) throw new Error(`an upload answered with a foreign address: ${url}`);
      const at = removePlace(editor, picture.id);
      forget(picture.id);
      if (at === undefined) return;
      const attrs = { src: url, alt: '', ...(width && { width }), ...(height && { height }) };
      editor.chain().insertContentAt(at, { type: 'image', attrs }).run();
    } catch (error) {
      if (!isGone.current) put({ ...picture, state: 'failed', reason: reasonOf(error) });
    }
  };

  const start = (files: readonly File[], at = editor.state.selection.from) => {
    for (const file of files) {
      const frame = document.createElement('span');
      const picture: PendingPicture = { id: crypto.randomUUID(), file, frame, state: 'sending' };
      addPlace(editor, picture.id, at, frame);
      void send(picture);
    }
  };
  const remove = ({ id }: PendingPicture) => {
    removePlace(editor, id);
    forget(id);
  };
  return { pending, start, retry: (picture: PendingPicture) => void send(picture), remove };
}
