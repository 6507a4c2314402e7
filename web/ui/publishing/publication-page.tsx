import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { draftQuery, newItem } from './edited-text.ts';
import type { PublicationDesk } from './publication-desk.ts';
import { PublicationEditor } from './publication-editor.tsx';
import type { RemovedItem } from './publication-head.tsx';

type Props<Text extends object, Boxes extends FieldValues> = {
  desk: PublicationDesk<Text, Boxes>;
  id: string;
  /** Opens the address of a new item once its first save has created it. */
  onCreated?: (id: string) => void;
  removal: RemovedItem;
};

/**
 * Shows the editor of the item in the address. A new item gets its address with its first save, and the editor stays
 * as it is then, so that nobody is interrupted while writing.
 */
export function PublicationPage<Text extends object, Boxes extends FieldValues>({
  desk,
  id,
  onCreated,
  removal,
}: Props<Text, Boxes>) {
  const { data } = useQuery({ ...draftQuery(desk, id), enabled: id !== newItem });
  const [own, setOwn] = useState<{ created: string | undefined; round: number }>({
    created: undefined,
    round: 0,
  });
  const { created, round } = own;
  const isNew = id === newItem;
  // Whoever begins another item after one was created gets another editor.
  const key =
    isNew && created !== undefined
      ? `${newItem}-${round + 1}`
      : id === created || isNew
        ? `${newItem}-${round}`
        : `${id}-${round}`;
  if (!isNew && !data) return null;
  return (
    <PublicationEditor
      key={key}
      desk={desk}
      opened={data && { id, edited: data }}
      onCreated={(made) => {
        setOwn({ created: made, round: created === undefined ? round : round + 1 });
        onCreated?.(made);
      }}
      onReplaced={() => setOwn({ created: undefined, round: round + 2 })}
      removal={removal}
    />
  );
}
