import librarySheet from 'quill/dist/quill.core.css?inline';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { editorFormats, editorHtml, storedHtml, type Formats } from './rich-text-formats.ts';
import { Quill } from './rich-text-quill.ts';
import ownSheet from './rich-text-editor.css?inline';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

export type RichTextEditorProps = {
  /** The stored HTML; '' for none. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  placeholder?: string | undefined;
  /** Accessible name of the editor. */
  label: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  /** True if the editor replaces the plain text area in which somebody is already typing. */
  startsFocused?: boolean;
  /** Uploads a picture and returns its address; without it pictures are added by address. */
  uploadImage?: ((file: File) => Promise<string>) | undefined;
};

/** Edits headings, lists, colours, links and pictures. The server sanitises its HTML again. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, label, invalid = false, startsFocused = false } = props;
  const { describedBy, placeholder, uploadImage } = props;
  const holder = useRef<HTMLDivElement>(null);
  const [quill, setQuill] = useState<Quill>();
  const [formats, setFormats] = useState<Formats>({});
  /** The HTML last emitted; another value came from outside. */
  const given = useRef<string>(undefined);

  const tell = useEffectEvent((html: string) => {
    given.current = html;
    props.onChange(html);
  });
  const blur = useEffectEvent(() => props.onBlur?.());

  useEffect(() => {
    const frame = holder.current;
    if (!frame) return;
    const place = frame.appendChild(document.createElement('div'));
    const editor = new Quill(place, { formats: editorFormats, modules: { history: { userOnly: true } } });
    const look = () => {
      const range = editor.getSelection();
      if (range) setFormats(editor.getFormat(range));
    };
    editor.on('text-change', (_delta, _before, source) => {
      look();
      if (source === 'user') tell(storedHtml(editor.getSemanticHTML()));
    });
    editor.on('selection-change', (range) => (range ? look() : blur()));
    setQuill(editor);
    return () => {
      frame.replaceChildren();
    };
  }, []);

  useEffect(() => {
    if (!quill || value === given.current) return;
    const isFirst = given.current === undefined;
    given.current = value;
    quill.setContents(quill.clipboard.convert({ html: editorHtml(value) }), 'silent');
    quill.history.clear();
    if (isFirst && startsFocused) quill.setSelection(quill.getLength(), 0);
  }, [quill, value, startsFocused]);

  useEffect(() => {
    if (!quill) return;
    const told: Record<string, string | undefined> = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-invalid': invalid ? 'true' : undefined,
      'data-placeholder': placeholder,
    };
    for (const [name, text] of Object.entries(told)) {
      if (text === undefined) quill.root.removeAttribute(name);
      else quill.root.setAttribute(name, text);
    }
  }, [quill, label, describedBy, invalid, placeholder]);

  return (
    <div
      className="rich-text-editor overflow-hidden rounded-md border border-control bg-surface focus-within:border-focus"
      {...(invalid && { 'data-wrong': '' })}
    >
      {/* The site's one style sheet is fetched first; the editor's styles come with its code instead. */}
      <style href="rich-text-editor" precedence="low">
        {librarySheet + ownSheet}
      </style>
      <RichTextToolbar quill={quill} formats={formats} label={label} uploadImage={uploadImage} />
      {/* Always a light ground: no text colour is readable on both white and black. */}
      <div ref={holder} data-theme="light" className="bg-surface text-ink" />
    </div>
  );
}
