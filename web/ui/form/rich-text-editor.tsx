import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../platform/feedback/toast.ts';
import { sanitizeHtml } from '../data/sanitize-html.ts';
import ownSheet from './rich-text-editor.css?inline';
import { richTextExtensions } from './rich-text-extensions.ts';
import { storedHtml } from './rich-text-formats.ts';
import { transformPastedHtml } from './rich-text-paste.ts';
import { ImageButton, PendingPictureFrames } from './rich-text-pictures.tsx';
import { withTableHeads } from './rich-text-table-heads.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { usePictureUploads, type UploadPicture } from './use-picture-uploads.ts';

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
  /** Shows the text without a toolbar; it can be selected but not changed. */
  readOnly?: boolean | undefined;
  /** True if the editor replaces the plain text area in which somebody is already typing. */
  startsFocused?: boolean;
  /** Uploads a picture and returns its address under `/media/`; without it there is no button for pictures. */
  upload?: UploadPicture | undefined;
};

/** Attributes of the editable element. An attribute that is not set is left out. */
function attributesOf({
  label,
  describedBy,
  invalid,
  readOnly,
}: RichTextEditorProps): Record<string, string> {
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(invalid && { 'aria-invalid': 'true' }),
    ...(readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
  };
}

/** Pictures among pasted or dropped files. Word adds a picture of its text, so files count only without words. */
function picturesOf(data: DataTransfer | null): File[] {
  const words = new DOMParser().parseFromString(data?.getData('text/html') ?? '', 'text/html').body
    .textContent;
  if (words?.trim()) return [];
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** Edits headings, lists, colours, links, tables and pictures. The server sanitizes its HTML again. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, label, invalid = false, readOnly = false, startsFocused = false, upload } = props;
  const { t } = useTranslation('editor');
  /** The HTML last emitted; another value came from outside. */
  const emitted = useRef(value);
  /** Escape hands the next Tab back to the page, so that a list is no trap for the keyboard. */
  const leaves = useRef(false);

  const uploads = usePictureUploads(upload);

  const change = (html: string) => {
    if (html === emitted.current) return;
    emitted.current = html;
    props.onChange(html);
  };
  const paste = (html: string): string => {
    const pasted = transformPastedHtml(html);
    const count = pasted.droppedPictures;
    if (count > 0) toast.info(t('picturesDropped', { count }));
    return pasted.html;
  };
  const takeFiles = (view: EditorView, data: DataTransfer | null, at?: number): boolean => {
    const files = upload ? picturesOf(data) : [];
    if (files.length > 0) uploads.start(view, files, at);
    return files.length > 0;
  };
  /** Tells the library to leave this key to the browser. */
  const leaveAfterEscape = ({ key }: KeyboardEvent): boolean => {
    const isLeaving = leaves.current && key === 'Tab';
    leaves.current = key === 'Escape' || (leaves.current && key === 'Shift');
    return isLeaving;
  };

  // The hook hands the newest functions to the instance, which outlives renders and begins with these.
  const [options] = useState(() => ({
    extensions: richTextExtensions(props.placeholder ?? ''),
    content: sanitizeHtml(value),
    injectCSS: false,
    editable: !readOnly,
    autofocus: startsFocused ? ('end' as const) : false,
  }));
  const editor = useEditor({
    ...options,
    onUpdate: ({ editor: now }) => change(withTableHeads(storedHtml(now.getHTML()))),
    onBlur: () => props.onBlur?.(),
    editorProps: {
      attributes: attributesOf(props),
      transformPastedHTML: paste,
      handlePaste: (view, event) => takeFiles(view, event.clipboardData),
      handleDrop: (view, event) =>
        takeFiles(
          view,
          event.dataTransfer,
          view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos,
        ),
      handleDOMEvents: { keydown: (_, event) => leaveAfterEscape(event) },
    },
  });

  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(sanitizeHtml(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    if (editor.isEditable === readOnly) editor.setEditable(!readOnly, false);
  }, [editor, readOnly]);

  return (
    <div
      className="rich-text-editor overflow-hidden rounded-md border border-control bg-surface focus-within:border-focus"
      {...(invalid && { 'data-wrong': '' })}
    >
      {/* The site's one style sheet is fetched first; the editor's styles come with its code instead. */}
      <style href="rich-text-editor" precedence="low">
        {ownSheet}
      </style>
      {!readOnly && (
        <RichTextToolbar
          editor={editor}
          label={label}
          imageButton={upload && <ImageButton onChoose={(files) => uploads.start(editor.view, files)} />}
        />
      )}
      {/* Always a light ground: no text colour is readable on both white and black. */}
      <EditorContent editor={editor} data-theme="light" className="bg-surface text-ink" />
      <PendingPictureFrames pictures={uploads.pending} onRetry={uploads.retry} onRemove={uploads.remove} />
    </div>
  );
}
