import { useEffect, useRef, useState } from 'react';
import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { isApiError } from '../api/api-error.ts';
import { uploadFile } from './upload-file.ts';

type KnownPicture = { id: string; url: string };

/** A picture in the form: one that the record already has, or a file being uploaded. */
export type FormPicture = {
  key: string;
  name: string;
  preview: string;
  state: 'kept' | 'sending' | 'sent' | 'failed';
  /** Upload progress from 0 to 1. */
  progress: number;
  /** Id in the record, once it is uploaded. */
  id?: string;
  file?: File;
};

const keep = ({ id, url }: KnownPicture, nameOf: (index: number) => string, index: number): FormPicture => ({
  key: id,
  name: nameOf(index + 1),
  preview: url.replace('{width}', '320'),
  state: 'kept',
  progress: 1,
  id,
});

type SentPicture = { key: string; file: File; preview: string };

let files = 0;

/** Returns the pictures of a form; they upload while the rest is being filled in. */
export function usePictures(
  kind: UploadKind,
  known: readonly KnownPicture[],
  nameOf: (index: number) => string,
) {
  const [pictures, setPictures] = useState<FormPicture[]>(() =>
    known.map((picture, index) => keep(picture, nameOf, index)),
  );
  const [touched, setTouched] = useState(false);
  const isUnsaved = useRef(false);
  const running = useRef(new Map<string, AbortController>());
  /** Object URLs of the previews; each keeps its file in memory until it is revoked. */
  const previews = useRef(new Set<string>());
  const drop = (preview: string) => {
    URL.revokeObjectURL(preview);
    previews.current.delete(preview);
  };

  const change = (key: string, to: Partial<FormPicture>) =>
    setPictures((all) => all.map((picture) => (picture.key === key ? { ...picture, ...to } : picture)));

  /** Marks a file that the browser cannot display or that is no picture: the user can only remove it. */
  const spoil = ({ key, preview }: Pick<FormPicture, 'key' | 'preview'>) => {
    running.current.get(key)?.abort();
    drop(preview);
    setPictures((all) =>
      all.map((picture) => {
        if (picture.key !== key || !picture.file) return picture;
        const { file: _, id: _id, ...rest } = picture;
        return { ...rest, state: 'failed' as const };
      }),
    );
  };

  const send = (sent: SentPicture) => {
    const { key, file } = sent;
    const stop = new AbortController();
    running.current.set(key, stop);
    const onProgress = (progress: number) => change(key, { progress });
    uploadFile(kind, file, { signal: stop.signal, onProgress }).then(
      (id) => change(key, { id, state: 'sent', progress: 1 }),
      (error: unknown) => {
        if (isApiError(error, 'FILE_TYPE_REFUSED')) spoil(sent);
        else if (!stop.signal.aborted) change(key, { state: 'failed' });
      },
    );
  };

  const touch = () => {
    setTouched(true);
    isUnsaved.current = true;
  };

  const add = (added: readonly File[]) => {
    touch();
    const fresh = added.map((file): FormPicture & SentPicture => ({
      key: `file-${(files += 1)}`,
      name: file.name,
      preview: URL.createObjectURL(file),
      state: 'sending',
      progress: 0,
      file,
    }));
    setPictures((all) => [...all, ...fresh]);
    for (const picture of fresh) {
      previews.current.add(picture.preview);
      send(picture);
    }
  };

  const retry = ({ key, file, preview }: FormPicture) => {
    if (!file) return;
    change(key, { state: 'sending', progress: 0 });
    send({ key, file, preview });
  };

  const remove = ({ key, file, preview }: FormPicture) => {
    touch();
    running.current.get(key)?.abort();
    if (file) drop(preview);
    setPictures((all) => all.filter((picture) => picture.key !== key));
  };

  useEffect(() => {
    const [all, shown] = [running.current, previews.current];
    return () => {
      for (const stop of all.values()) stop.abort();
      for (const preview of shown) URL.revokeObjectURL(preview);
    };
  }, []);

  return {
    pictures,
    add,
    retry,
    remove,
    spoil,
    sending: pictures.some(({ state }) => state === 'sending'),
    failed: pictures.some(({ state }) => state === 'failed'),
    /** Tells whether leaving now would lose chosen pictures. */
    unsaved: (): boolean => isUnsaved.current,
    saved: (): void => {
      isUnsaved.current = false;
    },
    /** Ids to send to the server; undefined if nothing changed. */
    ids: touched ? pictures.flatMap(({ id }) => id ?? []) : undefined,
  };
}

export type Pictures = ReturnType<typeof usePictures>;
