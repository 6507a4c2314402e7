import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newNews, newsDraftQuery } from '../api/edited-news.ts';
import { NewsEditor } from './news-editor.tsx';

/**
 * Shows the editor of the item in the address. A new item gets its address with its first save, and the editor stays
 * as it is then, so that nobody is interrupted while writing.
 */
export function NewsEditorPage({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data } = useQuery({ ...newsDraftQuery(id), enabled: id !== newNews });
  const [own, setOwn] = useState<{ created: string | undefined; round: number }>({
    created: undefined,
    round: 0,
  });
  const { created, round } = own;
  const isNew = id === newNews;
  // Whoever begins another item after one was created gets another editor.
  const key =
    isNew && created !== undefined
      ? `${newNews}-${round + 1}`
      : id === created || isNew
        ? `${newNews}-${round}`
        : `${id}-${round}`;
  const open = (made: string) => {
    setOwn({ created: made, round: created === undefined ? round : round + 1 });
    void navigate({
      to: '/admin/posts/events-news/$id',
      params: { id: made },
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    });
  };
  if (!isNew && !data) return null;
  return (
    <NewsEditor
      key={key}
      opened={data && { id, news: data }}
      onCreated={open}
      onReplaced={() => setOwn({ created: undefined, round: round + 2 })}
    />
  );
}
