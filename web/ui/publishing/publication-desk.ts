import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { AnyContract, ReplyOf } from '#shared/contract/route.ts';
import type { definePublicationRoutes } from '#shared/publishing/publication-routes.ts';
import type { DiffPart } from '#shared/publishing/text-diff.ts';
import type { FormTexts } from '../form/form-context.ts';

/** Operations on drafts, versions and the publication of any kind of content. */
type PublicationRoutes = ReturnType<typeof definePublicationRoutes<z.ZodType<object>>>;

/** What editors have of a text, with the state of its publication. */
export type EditedText<Text extends object = object> = ReplyOf<PublicationRoutes['getDraft']> & {
  text: Text;
};

/** An item with what was last read of it. */
export type OpenedText<Text extends object> = { id: string; edited: EditedText<Text> };

export type FieldsProps = {
  /** Undefined until the first save of a new item. */
  id: string | undefined;
  /** True for an archived item, which has to be reopened before it is changed. */
  locked: boolean;
  /** Is told how many files are on their way: they are lost if the page is left. */
  onArriving: (count: number) => void;
};

/** What all pieces know of a kind of content, whatever its text is. */
export type DeskBase = {
  routes: Readonly<Record<keyof PublicationRoutes, AnyContract>>;
  /** Beginning of the keys of queries that a move makes stale. */
  root: QueryKey;
  /** Where the labels of the form are; versions are compared under the same ones. Beside it, `missing` is. */
  form: FormTexts;
  /** Operation that deletes an item, and where `delete`, `deleteOf`, `deleteTitle`, … are. */
  removal: { contract: AnyContract; texts: FormTexts };
  /** Address that readers see; kinds without one of their own leave it out. */
  addressOf?: (slug: string) => string;
};

/** Declares the editor of a kind of content: its texts, its boxes and its fields. */
export type PublicationDesk<Text extends object, Boxes extends FieldValues> = DeskBase & {
  blank: Text;
  /** What the boxes of the form hold. */
  boxes: z.ZodType<Text, Boxes>;
  draftOf: (text: Text) => Boxes;
  /** Text of the boxes; what is half typed stays as it was saved. */
  textOf: (boxes: Boxes, saved: Text) => Text;
  titleOf: (text: Text) => string;
  compare: (older: Text, newer: Text) => { field: string; parts: DiffPart[] }[];
  /** Creates an item with its first text; kinds that are created in a dialog leave it out. */
  create?: (text: Text, requestKey: string) => Promise<{ id: string }>;
  Fields: ComponentType<FieldsProps>;
  /** Fields beside the text, if there are any. */
  SideFields?: ComponentType<FieldsProps>;
  /** Shows the text as readers would see it. */
  Preview: ComponentType<{ text: Text }>;
};

/** The casts follow from the desk: its routes were all defined by `definePublicationRoutes`. */
export const routesOf = ({ routes }: Pick<DeskBase, 'routes'>) => routes as unknown as PublicationRoutes;
