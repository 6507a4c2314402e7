import { DocumentText } from '#shared/library/document.ts';
import { documentPath } from '#shared/library/library-path.ts';
import * as library from '#shared/library/write-documents.contract.ts';
import { compareBy } from '#web/ui/publishing/compare-texts.ts';
import { EditCard } from '#web/ui/publishing/edit-card.tsx';
import { plainBoxes } from '#web/ui/publishing/plain-boxes.ts';
import type { FieldsProps, PublicationDesk } from '#web/ui/publishing/publication-desk.ts';
import { TextPreview } from '#web/ui/publishing/text-preview.tsx';
import * as roots from '#web/platform/api/query-roots.ts';
import { uploadPicture } from '#web/platform/uploads/upload-picture.ts';
import { RichTextField } from '#web/ui/form/rich-text-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { AttachmentsCard } from './attachments-card.tsx';
import { ChaptersCard } from './chapters-card.tsx';
import { ReadingCard } from './reading-card.tsx';
import { SettingsCard } from './settings-card.tsx';

/** How documents are written. They are created in a dialog, because each has a category from the beginning. */
export const documentDesk: PublicationDesk<DocumentText, DocumentText> = {
  routes: library.documentDrafts,
  root: roots.library,
  form: { ns: 'staffLibrary', at: 'form' },
  removal: { contract: library.deleteDocument, texts: { ns: 'staffLibrary', at: 'act' } },
  addressOf: documentPath,
  ...plainBoxes(DocumentText),
  compare: compareBy<DocumentText>({ title: 'text', description: 'text', content: 'html' }),
  Fields: DocumentFields,
  SideFields: DocumentSide,
  Preview: ({ text }) => (
    <TextPreview text={text}>
      <p className="whitespace-pre-line text-ink-2">{text.description}</p>
    </TextPreview>
  ),
};

/** Title, description and introduction of a document, and below them its chapters. */
function DocumentFields({ id, locked }: FieldsProps) {
  return (
    <>
      <EditCard locked={locked}>
        <TextField name="title" required maxLength={200} />
        <TextAreaField name="description" maxLength={5000} rows={3} />
        <RichTextField name="content" readOnly={locked} upload={uploadPicture} />
      </EditCard>
      {id !== undefined && <ChaptersCard id={id} locked={locked} />}
      {id !== undefined && <ReadingCard id={id} />}
    </>
  );
}

function DocumentSide({ id, locked }: FieldsProps) {
  if (id === undefined) return null;
  return (
    <>
      <SettingsCard id={id} locked={locked} />
      <AttachmentsCard id={id} locked={locked} />
    </>
  );
}
