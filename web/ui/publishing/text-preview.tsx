import type { ReactNode } from 'react';
import { RichText } from '../data/rich-text.tsx';

type Props = { text: { title: string; content: string }; children?: ReactNode };

/** Shows a text as its readers would see it, with what stands between its title and its content. */
export const TextPreview = ({ text: { title, content }, children }: Props) => (
  <article className="space-y-4">
    <h3 className="text-xl font-bold wrap-anywhere">{title}</h3>
    {children}
    <RichText html={content} />
  </article>
);
